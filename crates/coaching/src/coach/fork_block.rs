//! Blocking a fork, the fourth rule of thumb.

use engine::{Line, Position, Rules, Square, Squares, tactics};

/// How a move keeps the other side from making a fork. On 3×3, the first way that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForkBlock {
    /// On 3×3, takes the only square for a fork. On other boards, leaves no square for a fork.
    Occupy,
    /// Makes two in a row and leaves none of several squares for a fork.
    TakeAway {
        /// The line with two in a row.
        line: Line,
    },
    /// Makes two in a row, which the other side has to block on a square that makes no fork.
    Force {
        /// The line with two in a row.
        line: Line,
        /// The square that the other side has to take.
        reply: Square,
    },
}

/// Returns the squares that block a fork on 3×3; none if the other side can make no fork.
pub(super) fn squares(position: &Position) -> Squares {
    position.legal_squares().iter().filter(|square| block_on_three_by_three(position, *square).is_some()).collect()
}

/// Returns how a move blocks a fork on any board, or `None` if it blocks none.
pub(super) fn block(position: &Position, square: Square) -> Option<ForkBlock> {
    if position.rules() != Rules::TIC_TAC_TOE {
        return tactics::fork_blocks(position).contains(square).then_some(ForkBlock::Occupy);
    }
    block_on_three_by_three(position, square)
}

fn block_on_three_by_three(position: &Position, square: Square) -> Option<ForkBlock> {
    let forks = tactics::fork_squares(position, !position.turn());
    match forks.len() {
        0 => None,
        1 => forks.contains(square).then_some(ForkBlock::Occupy),
        _ => take_away(position, square).or_else(|| {
            let can_take_away = position.legal_squares().iter().any(|other| take_away(position, other).is_some());
            if can_take_away { None } else { force(position, square) }
        }),
    }
}

fn take_away(position: &Position, square: Square) -> Option<ForkBlock> {
    let line = twos_in_a_row(position, square).next()?;
    let after = position.play(square).ok()?;
    tactics::fork_squares(&after, after.turn()).is_empty().then_some(ForkBlock::TakeAway { line })
}

fn force(position: &Position, square: Square) -> Option<ForkBlock> {
    let after = position.play(square).ok()?;
    let forks = tactics::fork_squares(&after, after.turn());
    twos_in_a_row(position, square).find_map(|line| {
        let reply = (line.squares() & after.free()).first()?;
        (!forks.contains(reply)).then_some(ForkBlock::Force { line, reply })
    })
}

/// Returns the open lines on which a mark on this square makes two in a row.
fn twos_in_a_row(position: &Position, square: Square) -> impl Iterator<Item = Line> {
    tactics::lines_lacking(position, position.turn(), 2).into_iter().filter(move |line| line.squares().contains(square))
}
