//! The move picker: which moves of a position are searched, and in which order.
//!
//! Where nothing is forced, the candidates are the free squares at most two steps from a mark. A node searches only the
//! first of them, unless few squares or lines are left.
//!
//! The order of moves: the move of the transposition table, which `alpha_beta/move_loop.rs` puts first, then the
//! others by the promise of their [patterns](crate::search::patterns), or else the [weights](crate::search::line_weight) of their lines,
//! for both sides, plus their [history](Order).
//!
//! A proof needs to know whether the omitted moves matter. [`MoveList::is_complete`] says that no omitted move is
//! better than the best move of the list. With the normal objective, squares on no live line may be omitted: a mark
//! there changes nothing, so that any other move is at least as good. Squares outside a must-play region may be omitted
//! because the search knows a floor for them. So may, in misère, squares that complete a line. The fouls of renju are no moves.

use super::history::Order;
use crate::board::{Square, Squares};
use crate::rules::Objective;
use crate::search::counted_board::CountedBoard;

/// With at most this number of free squares, all moves are searched, to prove how the game ends.
const FEW_SQUARES: u16 = 24;

/// With at most this number of live lines of both sides together, all moves are searched.
const FEW_LINES: u16 = 32;

/// Returns whether the end of the game is so near that all moves are searched.
pub fn is_endgame(board: &CountedBoard) -> bool {
    board.free_count() <= FEW_SQUARES || board.live_lines() <= FEW_LINES
}

/// Moves in the order in which they are searched.
#[derive(Default)]
pub struct MoveList {
    /// Each move as the number of [`rank`], because numbers sort faster than pairs.
    ranked: Vec<i64>,
    /// Whether no omitted move is better than the best move of the list.
    pub is_complete: bool,
}

/// Returns a number that is greater for a greater promise and, in its lowest sixteen bits, for an earlier square.
fn rank(promise: i32, square: Square) -> i64 {
    i64::from(promise) << 16 | i64::from(u16::MAX - square.index())
}

/// The square of a [`rank`].
fn square_of(rank: i64) -> Square {
    Square::at(u16::MAX - (rank & 0xffff) as u16)
}

impl MoveList {
    /// Fills the list with the moves of a position in which nothing is forced, at most `width`.
    pub fn fill_quiet(&mut self, board: &mut CountedBoard, width: usize, order: &Order) {
        match board.rules().objective() {
            Objective::Normal => {
                let (squares, is_complete) = candidates(board);
                self.fill(board, squares, width, order);
                self.is_complete &= is_complete;
                // In renju, the first candidates may all be fouls.
                if self.is_empty() {
                    self.fill(board, board.free(), usize::MAX, order);
                }
            }
            Objective::Misere => self.fill(board, board.free() - board.completing(board.turn()), width, order),
        }
    }

    /// Fills the list with these moves, at most `width`. The list is complete if all fit.
    pub fn fill(&mut self, board: &mut CountedBoard, squares: Squares, width: usize, order: &Order) {
        let mark = board.turn();
        let ranked = &mut self.ranked;
        ranked.clear();
        if let Some(patterns) = board.patterns() {
            // A promise has a smaller unit than the value of a line.
            let promise = |square| patterns.promise(mark, square) + order.score(square) / 4;
            ranked.extend(squares.iter().map(|square| rank(promise(square), square)));
        } else {
            let promise = |square| by_lines(board, square) + order.score(square);
            ranked.extend(squares.iter().map(|square| rank(promise(square), square)));
        }
        self.is_complete = ranked.len() <= width;
        if ranked.len() > width {
            // Only the first ones have to be sorted.
            ranked.select_nth_unstable_by(width, |one, other| other.cmp(one));
            ranked.truncate(width);
        }
        if board.rules().is_renju() {
            ranked.retain(|rank| board.is_legal(mark, square_of(*rank)));
        }
        ranked.sort_unstable_by(|one, other| other.cmp(one));
    }

    pub const fn is_empty(&self) -> bool {
        self.ranked.is_empty()
    }

    /// The moves in order.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.with_gaps().map(|(square, _)| square)
    }

    /// The moves in order, each with the difference of the promise of the first move and its own.
    pub fn with_gaps(&self) -> impl Iterator<Item = (Square, i32)> {
        let promise = |rank: &i64| (rank >> 16) as i32;
        let first = self.ranked.first().map_or(0, promise);
        self.ranked.iter().map(move |rank| (square_of(*rank), first - promise(rank)))
    }
}

/// How promising a square is by the lines through it.
fn by_lines(board: &CountedBoard, square: Square) -> i32 {
    let own = board.weight(board.turn(), square).value();
    let other = board.weight(!board.turn(), square).value();
    match board.rules().objective() {
        Objective::Normal => 5 * own + 4 * other,
        // A square among own marks is better left alone, and one among the other side's marks is better left to that
        // side, which may be forced to play it.
        Objective::Misere => -own - other,
    }
}

/// Returns the candidates, and whether no other move can be better than the best of them.
fn candidates(board: &CountedBoard) -> (Squares, bool) {
    let free = board.free();
    let taken = board.taken();
    let is_on_live_line = |square: &Square| board.is_on_live_line(*square);
    let near = if is_endgame(board) { free } else { taken.dilate().dilate() & free };
    let squares: Squares = near.iter().filter(is_on_live_line).collect();
    if !squares.is_empty() {
        // Where longer lines do not count, own marks may harm, so that a mark on no live line may be the best move.
        if !board.rules().counts_overlines() && squares != free {
            return (squares, false);
        }
        return (squares, !(free - near).iter().any(|square| is_on_live_line(&square)));
    }
    // The first mark goes to the middle. Later, all live lines may be far from the marks.
    match board.rules().middle() {
        Some(middle) if taken.is_empty() => (middle.into(), false),
        _ => (free, true),
    }
}
