//! The moves that were played, and where the reader stands in them.

use super::position::{IllegalMove, Position};
use super::rules::Rules;
use super::square::Square;

/// A start, the moves played from there, and a cursor into them: how many of them are shown.
///
/// The shown position is derived from these and never stored a second time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    moves: Vec<Square>,
    cursor: usize,
}

impl Game {
    /// A game that starts with the empty board.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self::from(Position::new(rules))
    }

    /// A game that starts with this position.
    #[must_use]
    pub const fn from(start: Position) -> Self {
        Self { start, moves: Vec::new(), cursor: 0 }
    }

    /// Plays a square in the shown position. Moves that come after the cursor are replaced.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] says why the square cannot be played; the game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.position().play(square)?;
        self.moves.truncate(self.cursor);
        self.moves.push(square);
        self.cursor = self.moves.len();
        Ok(())
    }

    /// The rules that are played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// The position from which the moves were played.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> Position {
        // Only legal moves ever enter the list, so that none of them is passed over here.
        self.shown_moves().iter().fold(self.start, |position, square| position.play(*square).unwrap_or(position))
    }

    /// All moves that were played, in order, also those after the cursor.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// The moves that lead to the shown position.
    #[must_use]
    pub fn shown_moves(&self) -> &[Square] {
        self.moves.get(..self.cursor).unwrap_or(&self.moves)
    }

    /// How many moves lead to the shown position, from none to all.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The move that led to the shown position, if one did.
    #[must_use]
    pub fn last_move(&self) -> Option<Square> {
        self.shown_moves().last().copied()
    }
}
