//! What a link says about its moves.

use crate::board::Square;
use crate::decimal::decimal;
use crate::game::Game;
use crate::notation::split_digits;

/// What a link says about its moves: their number, and the last one, whose row can be cut. As text, `60b1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentMoves {
    /// The number of moves.
    pub count: usize,
    /// The last move, if it is named.
    pub last: Option<Square>,
}

impl SentMoves {
    /// Reads the text. A number that is cut off counts as 0.
    pub fn read(text: &str) -> Self {
        let (count, last) = split_digits(text);
        Self { count: count.parse().unwrap_or(0), last: last.parse().ok() }
    }

    /// Writes the text for the shown moves of a game.
    pub fn write(game: &Game) -> String {
        let last = game.shown_moves().last().map(|square| square.name());
        decimal(game.cursor() as u64) + &last.unwrap_or_default()
    }

    /// Returns how many moves of a game have arrived whole, and whether these are all.
    pub(super) fn arrived(self, game: &Game) -> (usize, bool) {
        let moves = game.moves();
        let last = self.count.checked_sub(1).and_then(|index| moves.get(index));
        if moves.len() >= self.count && self.last.is_none_or(|square| last == Some(&square)) {
            return (self.count, true);
        }
        // The row of the last move can have had a second digit.
        let rows = game.rules().rows();
        let is_sure = |square: &Square| moves.len() < self.count && 10 * (square.row() + 1) > rows;
        let arrived = moves.len().min(self.count);
        (if moves.last().is_none_or(is_sure) { arrived } else { arrived.saturating_sub(1) }, false)
    }
}
