//! Texts of sharing.

use super::result::{Copied, ShareOutcome, ShareResult};
use crate::i18n::{Texts, choice};
use engine::{Game, Outcome};

impl Texts {
    /// The result of a finished game, for its image.
    pub fn result_of(self, game: &Game) -> Option<String> {
        Some(match game.position().outcome()? {
            Outcome::Won { by, .. } => self.won_at_move(by, game.cursor()),
            Outcome::Drawn => self.drawn().to_owned(),
        })
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
}
