//! Texts of sharing.

use super::result::{Copied, ShareResult};
use crate::engine::{Game, Outcome};
use crate::i18n::{Texts, choice};

impl Texts {
    /// The result of a finished game, for its image.
    pub fn result_of(self, game: &Game) -> Option<String> {
        Some(match game.position().outcome()? {
            Outcome::Won { by, .. } => self.won_at_move(by, game.cursor()),
            Outcome::Drawn => self.drawn().to_owned(),
        })
    }
}

impl From<&ShareResult> for choice::Shared {
    fn from(result: &ShareResult) -> Self {
        match result {
            ShareResult::Shared => Self::Shared,
            ShareResult::Copied(Copied::Link) => Self::Link,
            ShareResult::Copied(Copied::Game) => Self::Game,
            ShareResult::Copied(Copied::Code) => Self::Code,
            ShareResult::Copied(Copied::Result) => Self::Result,
            ShareResult::Saved => Self::Saved,
            ShareResult::FileSaved(_) => Self::File,
            ShareResult::Refused(_) => Self::Refused,
        }
    }
}
