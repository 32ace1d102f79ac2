//! The fourth rule, with all its clauses: keeping the other side from making a fork.

use crate::engine::{Line, Position, Rules, Square, Squares, tactics};

/// How a move keeps the other side from making a fork.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForkDefence {
    /// There is only one square for a fork, and the move takes it. On other boards than that of 3 × 3 there can be several,
    /// and the move leaves none of them.
    Occupy,
    /// There are several, and the move leaves none of them. It makes two in a row at the same time.
    TakeAway {
        /// The line in which there are now two.
        line: Line,
    },
    /// There are several, and no move as above. This one makes two in a row, so that the other side has to block it, and
    /// the block makes no fork.
    Force {
        /// The line in which there are now two.
        line: Line,
        /// Where the other side has to reply.
        reply: Square,
    },
}

/// The squares that the first clause with any allows on the board of 3 × 3; none if the other side cannot make a fork.
pub(super) fn squares(position: &Position) -> Squares {
    position.legal_squares().iter().filter(|square| defence_on_three_by_three(position, *square).is_some()).collect()
}

/// How a move keeps the other side from making a fork, or `None` if the rule does not advise it.
pub(super) fn defence(position: &Position, square: Square) -> Option<ForkDefence> {
    if position.rules() != Rules::TIC_TAC_TOE {
        return tactics::fork_defences(position).contains(square).then_some(ForkDefence::Occupy);
    }
    defence_on_three_by_three(position, square)
}

fn defence_on_three_by_three(position: &Position, square: Square) -> Option<ForkDefence> {
    let forks = tactics::fork_squares(position, !position.turn());
    match forks.len() {
        0 => None,
        1 => forks.contains(square).then_some(ForkDefence::Occupy),
        _ => take_away(position, square).or_else(|| {
            let clause_before = position.legal_squares().iter().any(|other| take_away(position, other).is_some());
            if clause_before { None } else { force(position, square) }
        }),
    }
}

/// The second clause: two in a row, and no fork is left.
fn take_away(position: &Position, square: Square) -> Option<ForkDefence> {
    let line = twos_in_a_row(position, square).next()?;
    let after = position.play(square).ok()?;
    tactics::fork_squares(&after, after.turn()).is_empty().then_some(ForkDefence::TakeAway { line })
}

/// The third clause: two in a row, and the block makes no fork.
fn force(position: &Position, square: Square) -> Option<ForkDefence> {
    let after = position.play(square).ok()?;
    let forks = tactics::fork_squares(&after, after.turn());
    twos_in_a_row(position, square).find_map(|line| {
        let reply = (line.squares() & after.free()).first()?;
        (!forks.contains(reply)).then_some(ForkDefence::Force { line, reply })
    })
}

/// The lines in which the side to move would have two marks, and the other side none, with a mark on this square.
fn twos_in_a_row(position: &Position, square: Square) -> impl Iterator<Item = Line> {
    tactics::lines_lacking(position, position.turn(), 2).into_iter().filter(move |line| line.squares().contains(square))
}
