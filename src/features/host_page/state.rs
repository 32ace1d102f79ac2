//! The permissions and requests of the host page in the reducer.

use super::problem::HostProblem;
use super::request::{HostRequest, HostSettings};
use crate::features::action::LazyAction;
use crate::state::controls::Part;
use crate::state::game::setup::Player;
use crate::state::host::Host;
use crate::state::{Coach, Dialog, GameAction, GameState, Setup, Stage};

impl Host {
    /// Returns whether the player may do this. Automatic actions, and those that need a visible control, are always allowed.
    /// [`GameState::stage`] prevents moves in a disabled game.
    pub(crate) fn allows(self, action: &GameAction) -> bool {
        match action {
            GameAction::Reset => !self.is_disabled && self.controls.has(Part::Reset),
            GameAction::Undo | GameAction::Redo => !self.is_disabled && self.controls.has(Part::History),
            GameAction::Go(_) => self.controls.has(Part::History),
            GameAction::Toggle(_) => self.has_coach(),
            GameAction::Show(Dialog::Shortcuts) => self.controls.has(Part::Settings),
            GameAction::Choose(_) => !self.is_disabled && self.controls.has(Part::Settings),
            _ => match action.lazy() {
                Some(LazyAction::Explain(..)) => self.has_coach(),
                Some(LazyAction::TryAgain(_)) => !self.is_disabled && self.controls.has(Part::History),
                // From dialogs that were open before the host page disabled the game.
                Some(LazyAction::Confirm | LazyAction::Replace(..)) => !self.is_disabled,
                _ => true,
            },
        }
    }

    /// Whether the player may ask the coach.
    const fn has_coach(self) -> bool {
        self.controls.has(Part::Hint)
    }
}

impl GameState {
    /// Returns whether the player may ask the coach: not in an embedded game without its control.
    pub fn has_coach(&self) -> bool {
        self.host.is_none_or(Host::has_coach)
    }

    /// Returns the problem with a request, if it cannot be executed.
    pub fn refusal(&self, request: &HostRequest) -> Option<HostProblem> {
        match request {
            HostRequest::Play(_) if self.is_the_computers_turn() => Some(HostProblem::NotYourTurn),
            HostRequest::Play(square) => self.position().play(*square).err().map(HostProblem::Illegal),
            HostRequest::Undo if !self.can_undo() => Some(HostProblem::NothingToUndo),
            HostRequest::Set(_) | HostRequest::Undo | HostRequest::Reset => None,
        }
    }

    fn is_the_computers_turn(&self) -> bool {
        match self.stage() {
            Stage::Thinking(_) | Stage::Stopped(_) => true,
            Stage::EarlierPosition(turn) => matches!(self.round.setup.player(turn), Player::Computer(_)),
            _ => false,
        }
    }

    /// Applies a request of the host page. A refused request changes nothing, nor does any request without a host page.
    pub(crate) fn apply_request(&mut self, request: &HostRequest) {
        match request {
            _ if self.host.is_none() => {}
            HostRequest::Play(square) => {
                if !self.is_the_computers_turn() {
                    self.play(*square);
                }
            }
            HostRequest::Undo => self.undo_across_games(),
            HostRequest::Reset => self.restart_by_host(self.round.setup),
            HostRequest::Set(HostSettings { host, setup, theme, look, accent, game }) => {
                self.host = Some(*host);
                if !host.has_coach() {
                    self.coach = Coach::default();
                }
                self.preferences.theme = *theme;
                self.preferences.look = *look;
                self.set_accent(*accent);
                match game {
                    Some(game) if **game == *self.game() && *setup == self.round.setup => {}
                    Some(game) => {
                        self.show_game(*setup, (**game).clone());
                        self.other_rounds.previous = None;
                    }
                    None if *setup != self.round.setup => self.restart_by_host(*setup),
                    None => {}
                }
            }
        }
    }

    /// Starts a new game for the host page. Undo does not bring back the game before it.
    fn restart_by_host(&mut self, setup: Setup) {
        self.restart(setup);
        self.drop_notes_of_game();
        self.other_rounds.previous = None;
    }
}
