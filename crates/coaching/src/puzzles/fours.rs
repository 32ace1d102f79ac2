//! Wins by fours (VCF, victory by continuous fours): each move makes a line that lacks one mark, a *four*, so that the other side
//! has one reply, until a move makes two fours at once or completes a line.
//!
//! Puzzles on boards with many free squares are judged by these wins alone: a right answer keeps one, and a slower win does
//! not count. That makes the judgment complete, because a depth-first search of all fours is short. Source: L. V. Allis,
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
use engine::tactics::{lines_lacking, winning_squares};
use engine::{Position, Square, Squares, Value};

/// The maximum number of moves of a win.
const MAX_MOVES: u8 = 10;

/// Whether a puzzle with this position is judged by wins by fours: more squares are free than an [`Endgame`] covers, and the
/// game is not over.
pub(super) fn applies_to(position: &Position) -> bool {
    !position.legal_squares().is_empty() && Endgame::new(position).is_none()
}

/// Returns the number of moves of the side to move until it completes a line, in the shortest win by fours.
pub fn moves_to_win(position: &Position) -> Option<u8> {
    (1..=MAX_MOVES).find(|moves| wins_within(position, *moves))
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
pub(super) fn best_play(mut position: Position) -> Vec<Square> {
    let mut played = Vec::new();
    while let Some(square) = best_move(&position) {
        let Ok(after) = position.play(square) else { break };
        played.push(square);
        position = after;
    }
    played
}

fn best_move(position: &Position) -> Option<Square> {
    let Some(moves) = moves_to_win(position) else { return forced_reply(position) };
    let completing = winning_squares(position, position.turn()).first();
    completing.or_else(|| fours(position).iter().find(|square| wins_after(position, *square, moves)))
}

/// Whether the side to move completes a line within this number of its moves, by fours.
fn wins_within(position: &Position, moves: u8) -> bool {
    let is_complete = || !winning_squares(position, position.turn()).is_empty();
    moves > 0
        && (is_complete() || moves > 1 && fours(position).iter().any(|square| wins_after(position, square, moves)))
}

/// Whether a four wins within this number of moves, itself included.
fn wins_after(position: &Position, four: Square, moves: u8) -> bool {
    let Ok(after) = position.play(four) else { return false };
    let completions = winning_squares(&after, position.turn());
    match (completions.first(), completions.len()) {
        (Some(reply), 1) => after.play(reply).is_ok_and(|replied| wins_within(&replied, moves - 1)),
        (_, count) => count > 1 && moves > 1,
    }
}

/// Returns the moves that make a four, and stop a line of the other side if it has a four.
fn fours(position: &Position) -> Squares {
    let lines = lines_lacking(position, position.turn(), 2);
    let fours = lines.iter().fold(Squares::EMPTY, |fours, line| fours | line.squares()) & position.legal_squares();
    let threats = winning_squares(position, !position.turn());
    match threats.len() {
        0 => fours,
        1 => fours & threats,
        _ => Squares::EMPTY,
    }
}
