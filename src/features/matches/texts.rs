//! Texts about matches.

use crate::i18n::Texts;
use crate::state::MatchLength;

impl Texts {
    /// The length of a match.
    pub fn length_of_match(self, length: MatchLength) -> String {
        length.games().map_or_else(|| self.no_match().to_owned(), |games| self.best_of(games))
    }
}
