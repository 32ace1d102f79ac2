//! Forced moves: what the lines alone prove about a position in which a completed line wins.
//!
//! The rules apply in this order. Each assumes that those above it do not apply.
//!
//! | position | consequence |
//! |---|---|
//! | the side to move can complete a line | win in 1 |
//! | the other side can complete lines on two squares | loss in 2: one block is not enough |
//! | the other side can complete a line on one square | that block is the only move |
//! | the side to move can make a double four | win in 3: the other side can only block one of two squares |
//! | the other side could make double fours | only the must-play region can be good; other moves lose in 4 |
//!
//! The *must-play region* contains every move that can prevent all double fours: for each double four, its square and
//! its completions, intersected over all. No other square of these lines is free. The region also contains the own
//! fours, which force a reply first. Any other move leaves some double four in place and threatens nothing.
//!
//! In renju, a block that is a foul is none. The last rule does not apply, because a mark anywhere may make a foul of a
//! double four.

use crate::board::{Mark, Square, Squares};
use crate::search::counted_board::CountedBoard;

/// What the side to move must play. A number of plies counts from this position to the completed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MustPlay {
    /// The square wins in at most this number of plies.
    Win { square: Square, plies: usize },
    /// Every move loses in at most this number of plies. The square is an arbitrary one of them.
    Loss { square: Square, plies: usize },
    /// Every other move loses in two plies.
    Only(Square),
    /// Every move outside the must-play region loses in at most this number of plies.
    Region { squares: Squares, plies: usize },
    /// Nothing is forced.
    Anything,
}

/// Returns the forced moves in a position with the normal objective.
pub fn must_play(board: &CountedBoard) -> MustPlay {
    let (own, other) = (board.turn(), !board.turn());
    if let Some(square) = board.completing(own).first() {
        return MustPlay::Win { square, plies: 1 };
    }
    let mut blocks = board.completing(other).iter();
    match (blocks.next(), blocks.next()) {
        (Some(square), Some(_)) => return MustPlay::Loss { square, plies: 2 },
        (Some(only), None) if !board.is_legal(own, only) => return MustPlay::Loss { square: only, plies: 2 },
        (Some(only), None) => return MustPlay::Only(only),
        (None, _) => {}
    }
    if let Some((square, _)) = board.double_fours(own).next() {
        return MustPlay::Win { square, plies: 3 };
    }
    if board.rules().is_renju() { MustPlay::Anything } else { against_double_fours(board, other) }
}

/// Returns the must-play region against the double fours of the other side.
fn against_double_fours(board: &CountedBoard, other: Mark) -> MustPlay {
    /// Any move, the double four, a block, the completion.
    const PLIES: usize = 4;
    let mut region = None;
    let mut first = None;
    for (square, completions) in board.double_fours(other) {
        first.get_or_insert(square);
        let answers = completions.with(square);
        region = Some(region.map_or(answers, |region| answers & region));
    }
    let (Some(region), Some(square)) = (region, first) else { return MustPlay::Anything };
    let squares = region | board.fours(!other);
    if squares.is_empty() {
        MustPlay::Loss { square, plies: PLIES }
    } else {
        MustPlay::Region { squares, plies: PLIES }
    }
}
