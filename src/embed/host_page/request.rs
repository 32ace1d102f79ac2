//! Requests of the host page: what they ask for, when they are refused, and how they change the state.

use super::problem::HostProblem;
use crate::settings::looks::accent::{Accent, AccentChoice};
use crate::share::address::state::Address;
use crate::state::game::setup::Player;
use crate::state::host::Host;
use crate::state::{Coach, GameState, Look, Note, Setup, Stage, Theme};
use engine::{Game, Square};

/// A request of the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// Apply settings. Another opponent or side starts a new game, without a question.
    Set(HostSettings),
    /// Play for the side to move.
    Play(Square),
    /// Take back the player's last move and the reply to it.
    Undo,
    /// Start a new game.
    Reset,
}

/// The settings that the host page makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSettings {
    /// The permissions.
    pub host: Host,
    /// The rules and players.
    pub setup: Setup,
    /// The theme.
    pub theme: Theme,
    /// The look of the board.
    pub look: Look,
    /// The accent color; `None` for the default.
    pub accent: Option<Accent>,
    /// The game to show; `None` keeps the current one.
    pub game: Option<Box<Game>>,
}

impl HostSettings {
    /// Returns the settings of an address. Missing keys keep the current values, and so does a game with an invalid move.
    pub fn of(address: Address, before: &GameState) -> Self {
        let (setup, host) = (before.round.setup, before.host.unwrap_or_default());
        let is_about_moves =
            |note: &Note| matches!(note, Note::BadMoves(_) | Note::BadText(_) | Note::MissingMoves { .. });
        let is_legal = !address.notes.iter().any(is_about_moves);
        Self {
            host: Host {
                is_disabled: address.is_disabled.unwrap_or(host.is_disabled),
                controls: address.controls.unwrap_or(host.controls),
            },
            // Unlike in a link with a game, a missing board means the current one.
            setup: address.applied_to(setup),
            theme: address.theme.unwrap_or(before.preferences.theme),
            look: address.look.unwrap_or(before.preferences.look),
            accent: address.accent.map_or(before.accent(), AccentChoice::accent),
            game: address.game.filter(|_| is_legal).map(Box::new),
        }
    }
}

impl GameState {
    /// Returns the problem with a request, if it cannot be executed.
    pub fn refusal(&self, request: &HostRequest) -> Option<HostProblem> {
        match request {
            HostRequest::Play(_) if self.is_the_computers_turn() => Some(HostProblem::NotYourTurn),
            HostRequest::Play(square) => self.position().play(*square).err().map(HostProblem::Illegal),
            HostRequest::Undo if !self.can_undo() => Some(HostProblem::NothingToUndo),
            HostRequest::Set(_) | HostRequest::Undo | HostRequest::Reset => None,
        }
    }

    /// Returns whether position, rules or players are others than those of an earlier state.
    pub fn has_changed_since(&self, before: &Self) -> bool {
        self.shown.revision != before.shown.revision || self.round.setup != before.round.setup
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
