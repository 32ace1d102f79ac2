//! Actions that timers dispatch: the reply of a computer player, and the next game after a draw.

use super::revision::Revision;
use super::stage::Stage;
use crate::state::opponent::Opponent;
use crate::state::{GameAction, GameState};
use engine::Outcome;

/// The milliseconds before a reply, so that the player sees it appear.
const BEFORE_REPLY: u32 = 400;

/// The milliseconds between a draw and the next game.
const AFTER_DRAW: u32 = 1800;

/// An action that a timer dispatches unless the board changes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduledAction {
    /// The computer player replies.
    Reply(Revision),
    /// The next game begins after a draw.
    NextGame(Revision),
}

impl ScheduledAction {
    /// Returns the revision, which identifies the action: at most one is scheduled per revision.
    pub const fn key(self) -> u32 {
        let (Self::Reply(revision) | Self::NextGame(revision)) = self;
        revision.number()
    }

    /// Returns the milliseconds until the action.
    pub const fn delay(self, is_motion_reduced: bool) -> u32 {
        match self {
            Self::NextGame(_) => AFTER_DRAW,
            Self::Reply(_) if is_motion_reduced => 0,
            Self::Reply(_) => BEFORE_REPLY,
        }
    }
}

impl GameState {
    /// Returns the action that a timer will dispatch. There is none while a dialog is open.
    pub fn scheduled_action(&self) -> Option<ScheduledAction> {
        let revision = self.shown.revision;
        match self.stage() {
            _ if self.dialog.is_some() => None,
            Stage::Thinking(computer) => self.is_reply_ready(computer).then_some(ScheduledAction::Reply(revision)),
            // A draw by link still has to be sent.
            Stage::Over(Outcome::Drawn) if self.round.setup.opponent != Opponent::Remote => {
                let is_due = self.shown.is_just_played && self.preferences.next_after_draw;
                is_due.then_some(ScheduledAction::NextGame(revision))
            }
            _ => None,
        }
    }

    /// Returns the action to dispatch when the timer fires. Computes the reply, so call this once per move.
    pub fn action_for(&self, scheduled: ScheduledAction) -> Option<GameAction> {
        match scheduled {
            ScheduledAction::Reply(revision) => self.reply().map(|square| GameAction::Reply(revision, square)),
            ScheduledAction::NextGame(revision) => Some(GameAction::NextGame(revision)),
        }
    }
}
