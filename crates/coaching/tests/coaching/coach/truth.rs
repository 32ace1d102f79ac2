//! Checks reasons of moves by naive definitions.

use std::collections::HashSet;

use coaching::coach::{ForkBlock, Reason};
use engine::{Line, Mark, Position, Square, Squares};

use crate::board::{Board, lines};

/// Checks a reason by trying the move, and checks the squares that it shows.
pub fn assert_is_true(reason: &Reason, position: &Position, square: Square) {
    let (board, own, other) = (Board::of(position), position.turn(), !position.turn());
    let after = board.with(square, own);
    let shown = match reason {
        Reason::Win { lines } => all_lines(lines, square, after, own, 0),
        Reason::Block { lines } => all_lines(lines, square, board.with(square, other), other, 0),
        Reason::Fork { lines } => {
            // The other side can block only one of two squares.
            assert!(after.completing(own).len() > 1 && after.completing(other).is_empty(), "{position:?}");
            all_lines(lines, square, after, own, 1)
        }
        Reason::BlockFork { forks, by } => {
            assert!(!forks.is_empty() && *forks == board.forks(other), "{position:?}");
            *forks | blocked(*by, square, after, own)
        }
        // These rules advise the right squares.
        Reason::Center | Reason::EmptyCorner | Reason::EmptySide => Squares::EMPTY,
        Reason::OppositeCorner { of } => {
            assert_eq!([square.column() + of.column(), square.row() + of.row()], [2, 2]);
            (*of).into()
        }
        Reason::Threat { .. } => {
            assert!(!after.completing(own).is_empty(), "{position:?}");
            after.completing(own)
        }
        other => panic!("{other:?} is no rule of thumb"),
    };
    assert_eq!(reason.squares(), shown, "{reason:?} in {position:?}");
}

/// Checks how a move blocks a fork, and returns the squares of its line.
fn blocked(by: ForkBlock, square: Square, after: Board, own: Mark) -> Squares {
    match by {
        ForkBlock::Occupy => {
            assert!(after.forks(!own).is_empty());
            Squares::EMPTY
        }
        ForkBlock::TakeAway { line } => {
            assert!(after.forks(!own).is_empty());
            assert!(line.squares().contains(square) && (line.squares() - after.marks[own]).len() == 1);
            line.squares()
        }
        ForkBlock::Force { line, reply } => {
            assert!(line.squares().contains(square) && line.squares().contains(reply));
            // The reply is forced, and makes no fork.
            assert!(after.completing(!own).is_empty() && after.completing(own) == reply.into());
            assert!(after.with(reply, !own).completing(!own).len() < 2);
            line.squares()
        }
    }
}

/// Checks that these are all lines through a square that lack this many marks of a side, and returns their squares.
fn all_lines(told: &[Line], square: Square, board: Board, mark: Mark, missing: u32) -> Squares {
    let lacks = |line: &&Squares| {
        let free = **line - board.marks[mark];
        line.contains(square) && free.len() == missing && free.is_subset(board.free())
    };
    let expected: HashSet<Squares> = lines(board.rules).iter().filter(lacks).copied().collect();
    assert_eq!(told.iter().map(|line| line.squares()).collect::<HashSet<_>>(), expected);
    expected.into_iter().fold(Squares::EMPTY, |all, line| all | line)
}
