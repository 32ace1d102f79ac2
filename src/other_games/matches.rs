//! Matches of a game with other rules: several games in a row against the same opponent, by the rules of [those of the game at
//! hand](crate::opponents::matches::state).

use super::model::OtherGame;
use crate::state::{GameState, MatchLength, Score};
use engine::Mark;

impl OtherGame {
    /// Returns the score of the games in a row against this opponent.
    #[must_use]
    pub const fn match_score(&self) -> Score {
        self.match_score
    }

    /// Returns the side that has won a match of this length.
    #[must_use]
    pub fn match_winner(&self, length: MatchLength) -> Option<Mark> {
        let games = length.games()?;
        let (Score { near, far, .. }, side) = (self.match_score, self.players.near());
        (near.max(far) > u32::from(games / 2)).then_some(if near > far { side } else { !side })
    }

    /// Begins another match.
    pub(crate) fn end_match(&mut self) {
        self.match_score = Score::NONE;
    }
}

impl GameState {
    /// Returns the length of matches of a game with other rules.
    #[must_use]
    pub fn match_length_of(&self, game: &OtherGame) -> MatchLength {
        self.match_length_against(game.players().opponent)
    }
}
