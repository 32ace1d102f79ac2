//! Wins by fours (VCF, victory by continuous fours): each move makes a line that lacks one mark, a *four*, so that the other side
//! has one reply, until a move makes two fours at once or completes a line.
//!
//! Puzzles on boards with many free squares are judged by these wins alone: a right answer keeps one, and a slower win does
//! not count. That makes the judgment complete, because a search of all fours is short. Source: L. V. Allis,
//! H. J. van den Herik and M. P. H. Huntjens, *Go-Moku Solved by New Search Techniques* (1996).
//!
//! ```
//! use coaching::puzzles::fours;
//! use engine::{Rules, notation};
//!
//! let rules: Rules = "15x15x5".parse()?;
//! // Two open threes cross at h8.
//! let position = notation::read_moves(rules, "i8 a1 j8 a3 h7 a5 h6 c1 k8 l8 h5 h4").game.position();
//! assert_eq!(fours::moves_to_win(&position), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use engine::endgame::Endgame;
use engine::tactics::winning_squares;
use engine::{Position, Square, Value};

mod lines;
mod search;

use search::shortest_win;

/// Whether a puzzle with this position is judged by wins by fours: more squares are free than an [`Endgame`] covers, and the
/// game is not over.
pub(super) fn applies_to(position: &Position) -> bool {
    !position.legal_squares().is_empty() && Endgame::new(position).is_none()
}

/// Returns the number of moves of the side to move until it completes a line, in the shortest win by fours.
pub fn moves_to_win(position: &Position) -> Option<u8> {
    shortest_win(position).map(|moves| moves.len().div_ceil(2) as u8)
}

/// Returns the value of a position by fours: a win of the side to move, or a loss if its only reply does not stop the other side.
/// `None` if neither side has such a win.
pub(super) fn value(position: &Position) -> Option<Value> {
    if let Some(finished) = Value::of_finished(position) {
        return Some(finished);
    }
    if let Some(moves) = moves_to_win(position) {
        return Some(Value::Win(2 * moves - 1));
    }
    let after = position.play(forced_reply(position)?).ok()?;
    moves_to_win(&after).map(|moves| Value::Loss(2 * moves))
}

/// Returns a square on which the other side would complete a line.
pub(super) fn forced_reply(position: &Position) -> Option<Square> {
    winning_squares(position, !position.turn()).first()
}

/// Returns the moves of the shortest win by fours, or the only reply and what follows.
pub(super) fn best_play(position: &Position) -> Vec<Square> {
    let win = shortest_win(position);
    win.unwrap_or_else(|| {
        let reply = forced_reply(position);
        let after = reply.and_then(|reply| position.play(reply).ok());
        reply.into_iter().chain(after.map(|after| best_play(&after)).unwrap_or_default()).collect()
    })
}
