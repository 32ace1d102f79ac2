//! Sharing: the result, and whether the remote player has the last move.

use super::result::ShareResult;
use crate::engine::Opponent;
use crate::features::dialog::LazyDialog;
use crate::state::{Announcement, Dialog, GameState, Revision, Setup, Stage};

/// What the player of a game by link sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// The invitation of the remote player, who makes the first move.
    Invitation,
    /// The last move.
    Move,
    /// Nothing: the last move is sent.
    Done,
}

impl GameState {
    /// Returns the setup of a link with which a friend continues the game: the friend has the side that the sender has not.
    /// A player by link first makes their own move, and a computer player sends no links.
    pub fn turn_setup(&self) -> Option<Setup> {
        let (setup, turn) = (self.round.setup, self.position().turn());
        match setup.opponent {
            Opponent::Remote => (turn != setup.play).then_some(Setup { play: !setup.play, ..setup }),
            Opponent::Friend if !matches!(self.stage(), Stage::Over(_)) => {
                Some(Setup { opponent: Opponent::Remote, play: turn, ..setup })
            }
            Opponent::Friend | Opponent::Computer(_) => None,
        }
    }

    /// Returns the setup of a link that shows the game to anyone. For a finished game or a game by link, the setup has two
    /// players at one screen, so that the page addresses no visitor as a player.
    pub fn shared_setup(&self) -> Setup {
        let is_neutral = self.round.setup.opponent == Opponent::Remote || matches!(self.stage(), Stage::Over(_));
        if is_neutral { Setup { opponent: Opponent::Friend, ..self.round.setup } } else { self.round.setup }
    }

    /// Whether the player has just opened the link of a remote player and is to answer.
    pub fn is_invited(&self) -> bool {
        matches!(self.stage(), Stage::Turn(_))
            && self.round.setup.opponent == Opponent::Remote
            && self.round.is_imported
    }

    /// Whether the player has sent the shown position to the remote player.
    pub fn is_shared(&self) -> bool {
        self.shown.sent == Some(self.shown.revision)
    }

    /// Returns the next step towards a remote player who is to move.
    pub fn sending(&self) -> Option<Sending> {
        let is_begun = self.game().cursor() > 0;
        match self.stage() {
            Stage::Waiting(_) if self.is_shared() => is_begun.then_some(Sending::Done),
            Stage::Waiting(_) => Some(if is_begun { Sending::Move } else { Sending::Invitation }),
            _ => None,
        }
    }

    /// Whether the remote player needs the last move: during their turn, and after the end until the move is sent.
    pub fn is_to_be_sent(&self) -> bool {
        match self.stage() {
            Stage::Waiting(_) => true,
            Stage::Over(_) => {
                let is_by_link = self.round.setup.opponent == Opponent::Remote;
                let is_own_move = self.game().cursor() > 0 && self.position().turn() != self.round.setup.play;
                is_by_link && is_own_move && !self.is_shared()
            }
            _ => false,
        }
    }

    /// Shows the result of sharing in the dialog, if the open one shares something.
    pub(crate) fn share_ended(&mut self, result: &ShareResult) {
        let shown = match (self.dialog.as_ref(), self.lazy_dialog()) {
            (Some(Dialog::Share), _) | (_, Some(LazyDialog::Share(_))) => LazyDialog::Share(result.clone()),
            (_, Some(LazyDialog::Embed(embedding, _))) => LazyDialog::Embed(*embedding, Some(result.clone())),
            (_, Some(LazyDialog::Puzzles(puzzles))) => LazyDialog::Puzzles(puzzles.with_shared(result.clone())),
            _ => return,
        };
        self.dialog = Some(shown.into());
    }

    /// Notes that the last move of this revision is sent, unless the board has changed since. The share dialog shows
    /// the result if it is open, and opens if the browser refuses.
    pub(crate) fn move_shared(&mut self, revision: Revision, result: &ShareResult) {
        if revision != self.shown.revision {
            return;
        }
        let is_sent = matches!(result, ShareResult::Shared | ShareResult::Copied(_));
        if is_sent {
            self.shown.sent = Some(revision);
        }
        match (self.dialog.as_ref(), self.lazy_dialog()) {
            (None, _) if is_sent => {
                self.shown.announcement = Announcement::Sent(matches!(result, ShareResult::Copied(_)))
            }
            (None | Some(Dialog::Share), _) | (_, Some(LazyDialog::Share(_))) => {
                self.dialog = Some(LazyDialog::Share(result.clone()).into());
            }
            _ => {}
        }
    }
}
