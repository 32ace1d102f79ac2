//! Texts of the score.

use crate::engine::Mark;
use crate::i18n::first::letter;
use crate::i18n::{Texts, spoken};

impl Texts {
    /// The side of a player with a name in the score.
    #[must_use]
    pub fn named_score(self, name: &str, mark: Mark, wins: u32) -> String {
        (*self).side_score(&spoken(name), letter(mark), wins)
    }
}
