//! What a move does on a board other than 3×3, in words of the board.

use crate::engine::tactics;
use crate::engine::{Position, Square, Squares};

/// What a move does. Each is a fact about the board, and says nothing about the result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Threatens to complete a line on each of these squares.
    Threat {
        /// The squares.
        squares: Squares,
    },
    /// The other side could make a fork, and no longer can. It can also complete no line at once.
    StopFork,
    /// Makes a row that lacks only its two ends, and threatens to complete lines on two squares at once.
    OpenRow {
        /// The number of marks in the row.
        marks: u32,
    },
    /// Takes a square on at least five lines that its side can complete.
    ManyLines {
        /// Whether the square is in the middle of the board.
        is_center: bool,
    },
}

/// The number of lines that are many.
const MANY: usize = 5;

/// Returns the most important effect of a move; none in misère, for a move that ends the game, and for an illegal move.
///
/// ```
/// use tic_tac_toe::engine::coach::{Effect, effect};
/// use tic_tac_toe::engine::{Objective, Rules, notation};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 c1").game.position();
/// assert_eq!(effect(&position, "j8".parse()?), Some(Effect::OpenRow { marks: 3 }));
/// assert_eq!(effect(&position, "h9".parse()?), Some(Effect::ManyLines { is_center: false }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn effect(position: &Position, square: Square) -> Option<Effect> {
    let (own, other) = (position.turn(), !position.turn());
    let after = position.play(square).ok().filter(|after| after.outcome().is_none())?;
    let squares = tactics::winning_squares(&after, own);
    if !squares.is_empty() {
        return Some(Effect::Threat { squares });
    }
    // A side that completes a line at once needs no fork.
    if tactics::fork_blocks(position).contains(square) && tactics::winning_squares(&after, other).is_empty() {
        return Some(Effect::StopFork);
    }
    let open_row = tactics::open_rows(&after, own).into_iter().find(|row| row.squares().contains(square));
    let marks = open_row.map(|row| (row.squares() & after.marks(own)).len());
    if let Some(marks) = marks.filter(|_| !tactics::fork_squares(&after, own).is_empty()) {
        return Some(Effect::OpenRow { marks });
    }
    let is_open = |line: &Squares| line.contains(square) && (*line & position.marks(other)).is_empty();
    let lines = tactics::winning_lines(position);
    let is_center = position.rules().middle() == Some(square);
    (lines.iter().filter(|line| is_open(line)).count() >= MANY).then_some(Effect::ManyLines { is_center })
}
