//! Games: a start, the moves played, and a cursor.

use crate::board::{Mark, Square};
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;

/// A start, the moves played from there, and a cursor: the number of moves that are shown.
///
/// The shown position is derived and not stored.
///
/// ```
/// use engine::{Game, Rules};
///
/// let mut game = Game::parse(Rules::TIC_TAC_TOE, "b2 a1")?;
/// game.play("c3".parse()?)?;
/// assert_eq!(game.position().to_string(), "O . .\n. X .\n. . X");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    moves: Vec<Square>,
    cursor: usize,
}

impl Game {
    /// Returns a game that starts with the empty board.
    pub const fn new(rules: Rules) -> Self {
        Self::starting_with(Position::new(rules))
    }

    const fn starting_with(start: Position) -> Self {
        Self { start, moves: Vec::new(), cursor: 0 }
    }

    /// Plays a move in the shown position and drops all moves after the cursor.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] if the move is illegal; the game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.position().play(square)?;
        self.moves.truncate(self.cursor);
        self.moves.push(square);
        self.cursor = self.moves.len();
        Ok(())
    }

    /// Sets the cursor to this number of moves, or to all moves if there are fewer.
    pub fn jump(&mut self, moves: usize) {
        self.cursor = moves.min(self.moves.len());
    }

    /// Removes all moves after this number of moves.
    pub fn truncate(&mut self, moves: usize) {
        self.moves.truncate(moves);
        self.cursor = self.cursor.min(self.moves.len());
    }

    /// Returns the position before the first move.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// Returns the shown position.
    pub fn position(&self) -> Position {
        self.position_after(self.cursor)
    }

    /// Returns the position after this number of moves, or after all moves if there are fewer.
    pub fn position_after(&self, moves: usize) -> Position {
        // Skips no move, because all are legal.
        self.moves.iter().take(moves).fold(self.start, |position, square| position.play(*square).unwrap_or(position))
    }

    /// Iterates over the positions, from the start to the one after the last move.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let after = self.moves.iter().scan(self.start, |position, square| {
            *position = position.play(*square).ok()?;
            Some(*position)
        });
        std::iter::once(self.start).chain(after)
    }

    /// Returns the side to move after this number of moves.
    pub fn turn_after(&self, moves: usize) -> Mark {
        if moves.is_multiple_of(2) { self.start.turn() } else { !self.start.turn() }
    }

    /// Whether the cursor is before the last move.
    pub const fn is_in_the_past(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// Returns all moves, also those after the cursor.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Returns the moves before the cursor.
    pub fn shown_moves(&self) -> &[Square] {
        self.moves.get(..self.cursor).unwrap_or(&self.moves)
    }

    /// Returns the number of shown moves.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the last shown move, or `None` at the start.
    pub fn last_move(&self) -> Option<Square> {
        self.shown_moves().last().copied()
    }
}

/// A game that starts with this position.
impl From<Position> for Game {
    fn from(start: Position) -> Self {
        Self::starting_with(start)
    }
}
