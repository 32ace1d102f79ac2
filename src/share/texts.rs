//! Texts of sharing.

use super::result::{Copied, ShareOutcome, ShareResult};
use super::state::Sending;
use crate::i18n::{Texts, choice};
use crate::state::opponent::Opponent;
use crate::state::{GameState, Stage};
use crate::ui::context::ViewContext;
use engine::{Game, Mark, Outcome};

impl Texts {
    /// The result of a finished game, for its image.
    pub fn result_of(self, game: &Game) -> Option<String> {
        Some(match game.position().outcome()? {
            Outcome::Won { by, .. } => self.won_at_move(by, game.cursor()),
            Outcome::Drawn => self.drawn().to_owned(),
        })
    }

    /// The name of the button that sends a link to a friend, and what the friend does with it.
    pub fn sending_by_link(self, state: &GameState) -> (&'static str, &'static str) {
        let setup = state.setup();
        match setup.opponent {
            Opponent::Remote if state.can_invite() && setup.play == Mark::X => {
                (self.invite_friend(), self.you_move_first())
            }
            Opponent::Remote if state.can_invite() => (self.invite_friend(), self.about_invitation()),
            Opponent::Remote if matches!(state.stage(), Stage::Over(_)) => (self.share_end(), self.about_end()),
            Opponent::Remote => (self.share_turn(), self.about_turn()),
            Opponent::Friend | Opponent::Computer(_) => (self.continue_with_friend(), self.about_turn()),
        }
    }

    /// The sentence about the result of sharing. A text to copy by hand may follow.
    pub fn about_sharing(self, result: &ShareResult) -> &'static str {
        self.share_result(match result.outcome {
            ShareOutcome::Shared => choice::Shared::Shared,
            ShareOutcome::Copied(Copied::Link) => choice::Shared::Link,
            ShareOutcome::Copied(Copied::Game) => choice::Shared::Game,
            ShareOutcome::Copied(Copied::Code) => choice::Shared::Code,
            ShareOutcome::Copied(Copied::Result) => choice::Shared::Result,
            ShareOutcome::Saved => choice::Shared::Saved,
            ShareOutcome::FileSaved => choice::Shared::File,
            ShareOutcome::Refused => choice::Shared::Refused,
            ShareOutcome::Unanswered => return self.copy_this_text(),
        })
    }

    /// The details after the player has sent or copied a link.
    pub fn sent(self, is_copied: bool, state: &GameState) -> &'static str {
        match (is_copied, state.stage()) {
            (true, Stage::Waiting(_)) => self.link_copied(),
            // After the last move, and before the first one.
            (true, _) => self.link_copied_end(),
            (false, Stage::Over(_)) => self.end_sent(),
            (false, Stage::Turn(_)) => self.move_or_invite(),
            (false, _) if state.sending() == Some(Sending::FirstMove) => self.friend_moves_first(),
            (false, _) => self.move_sent(),
        }
    }
}

/// Returns what to do with a move by link that is not sent, or with a game by link that the remote player begins.
pub fn unsent(cx: &ViewContext) -> Option<String> {
    match cx.state.sending()? {
        Sending::Invitation => Some(cx.texts.invite_friend().to_owned()),
        Sending::Move => Some(cx.texts.send_your_move().to_owned()),
        Sending::FirstMove | Sending::Done => None,
    }
}
