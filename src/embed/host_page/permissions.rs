//! The permissions that the host page gives.

use crate::game::Msg;
use crate::other_games;
use crate::state::controls::Part;
use crate::state::host::Host;
use crate::state::{Dialog, GameAction, GameState};

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
            _ => true,
        }
    }

    /// Returns whether the player may do this with the game at hand.
    pub(crate) fn allows_in_game(self, msg: &Msg) -> bool {
        match msg {
            Msg::Explain(..) => self.has_coach(),
            Msg::TryAgain(_) => !self.is_disabled && self.controls.has(Part::History),
            // From a dialog that was open before the host page disabled the game.
            Msg::Replace(..) => !self.is_disabled,
            _ => true,
        }
    }

    /// Returns whether the player, or the computer in a disabled game, may do this with a game with other rules.
    pub(crate) fn allows_in_other_game(self, msg: &other_games::Msg) -> bool {
        use other_games::Msg;
        let is_allowed = |part: Part| !self.is_disabled && self.controls.has(part);
        match msg {
            Msg::Press(_) | Msg::PressNumbered(_) | Msg::Aim(_) | Msg::Found(..) | Msg::Reply(..) => !self.is_disabled,
            Msg::Begin(_) | Msg::Learn(_) | Msg::Choose(_) | Msg::Open(..) | Msg::OpenLink(..) | Msg::Leave => {
                is_allowed(Part::Settings)
            }
            Msg::Undo | Msg::Redo => is_allowed(Part::History),
            Msg::Reset | Msg::Rematch => is_allowed(Part::Reset),
            Msg::Go(_) => self.controls.has(Part::History),
            Msg::Toggle(_) => self.has_coach(),
            Msg::SetMark(_) | Msg::PlayByHost(_) => true,
        }
    }

    /// Whether the player may ask the coach.
    pub(super) const fn has_coach(self) -> bool {
        self.controls.has(Part::Hint)
    }
}

impl GameState {
    /// Returns whether the player may ask the coach: not in an embedded game without its control.
    pub fn has_coach(&self) -> bool {
        self.host.is_none_or(Host::has_coach)
    }
}
