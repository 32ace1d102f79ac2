//! The moves that were played, and where the reader stands in them.

use super::mark::Mark;
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

    /// Goes to the moment after this many moves, or to the last one if there are fewer.
    pub fn jump(&mut self, moves: usize) {
        self.cursor = moves.min(self.moves.len());
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The rules that are played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position_after(self.cursor)
    }

    /// The position after this many moves, or after all of them if there are fewer.
    #[must_use]
    pub fn position_after(&self, moves: usize) -> Position {
        // Only legal moves ever enter the list, so that none of them is passed over here.
        self.moves.iter().take(moves).fold(self.start, |position, square| position.play(*square).unwrap_or(position))
    }

    /// The side to move after this many moves.
    #[must_use]
    pub fn turn_after(&self, moves: usize) -> Mark {
        if moves.is_multiple_of(2) { self.start.turn() } else { !self.start.turn() }
    }

    /// Whether moves come after the shown position.
    #[must_use]
    pub const fn is_in_the_past(&self) -> bool {
        self.cursor < self.moves.len()
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
