//! **Trapper** never walks into a trap and otherwise plays as it pleases.
//!
//! A trap is two squares at once on which a side would complete a line, of which the other can block only one. Its rules,
//! in order:
//!
//! 1. To the first mark on the board it replies by the kind of square: to the centre with a corner, to a corner with the
//!    centre, to a side with one of the corners beside it.
//! 2. Complete a line.
//! 3. Take a square on which the other side would complete a line.
//! 4. Make a safe move: one after which the other side cannot force a trap, now or later, whatever replies are forced on
//!    either side in between.
//!
//! Where a rule leaves a choice, every square is equally likely. Only a game that is lost already, into which these rules
//! never lead, has no safe move; any free square will do then.
//!
//! On the 3 × 3 board, a side that wins against the best defence wins by a trap, because the other would block anything
//! less. So a move is safe exactly if it does not lose, and that is how it is told here.
//!
//! On other boards it looks only one trap ahead: it completes a line, blocks one, sets a trap where it can, and takes
//! away the squares for one of the other side's. Otherwise it takes any square on a line that it can still complete and that
//! has one mark at most: the others it keeps for a trap. In misère it completes no line as long as it can.

use super::{Advice, Motive};
use crate::engine::place::Place;
use crate::engine::tablebase::{self, Value};
use crate::engine::{Position, Rules, Square, Squares};

/// What its rules for the 3 × 3 board say in a position.
#[must_use]
pub fn advice(position: &Position) -> Advice {
    if let Some(opening) = first_mark(position) {
        return Advice { motive: Motive::FirstMark(opening), squares: opening_replies(opening) };
    }
    Advice::pressing(position)
        .or_else(|| Advice::of(Motive::Safety, safe_squares(position)))
        .unwrap_or_else(|| Advice { motive: Motive::Lost, ..Advice::any_free(position) })
}

/// The only mark on the board, if there is just one and the board is that of 3 × 3.
fn first_mark(position: &Position) -> Option<Square> {
    let mut taken = position.taken().iter();
    let first = taken.next()?;
    (taken.next().is_none() && position.rules() == Rules::TIC_TAC_TOE).then_some(first)
}

/// The replies to the first mark, by the kind of square that it is on.
fn opening_replies(opening: Square) -> Squares {
    match Place::of(opening) {
        Some(Place::Corner) => Place::Centre.squares(),
        Some(Place::Side) => Place::Corner.squares().iter().filter(|corner| are_neighbours(*corner, opening)).collect(),
        // No other square is on the board.
        Some(Place::Centre) | None => Place::Corner.squares(),
    }
}

/// Whether two squares share an edge.
fn are_neighbours(one: Square, other: Square) -> bool {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
}

/// The moves that do not lose.
fn safe_squares(position: &Position) -> Squares {
    let is_safe =
        |square: &Square| matches!(tablebase::value_of_move(position, *square), Some(Value::Win(_) | Value::Draw));
    position.legal_squares().iter().filter(is_safe).collect()
}
