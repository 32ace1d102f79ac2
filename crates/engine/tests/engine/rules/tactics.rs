//! Threats and forks, compared with naive definitions in random positions.

use engine::tactics::{self, ForcedFork, Threats};
use engine::{Mark, Position, Square, Squares};
use fastrand::Rng;

use crate::board::Board;
use crate::positions::rules;
use crate::random::unfinished;
use crate::reference::renju;

/// Returns the squares on which a side makes a fork that is no foul.
fn forks(board: Board, mark: Mark) -> Squares {
    let plain = renju::Board { black: board.marks.x, free: board.free() };
    let is_foul = |square: Square| board.rules.is_renju() && mark == Mark::X && plain.foul(square).is_some();
    board.forks(mark).iter().filter(|square| !is_foul(*square)).collect()
}

/// Compares the fork blocks of a position with the naive ones, and returns their number.
fn compare_fork_blocks(position: &Position, board: Board) -> u32 {
    let (own, other) = (position.turn(), !position.turn());
    let leaves_none = |square: &Square| forks(board.with(*square, own), other).is_empty();
    let expected: Squares = match forks(board, other).is_empty() {
        false => position.legal_squares().iter().filter(leaves_none).collect(),
        true => Squares::EMPTY,
    };
    // A move that wins need not block.
    let wins = board.completing(own);
    assert_eq!(tactics::fork_blocks(position) - wins, expected - wins, "{position:?}");
    expected.len()
}

/// Compares the forced forks of a position without threats with the naive ones, and returns their number.
fn compare_forced_forks(position: &Position) -> u32 {
    let (own, other) = (position.turn(), !position.turn());
    let forced_fork = |square: Square| {
        let after = position.play(square).ok()?;
        let reply = Board::of(&after).completing(own).first()?;
        // The reply may be a foul.
        let replied = Board::of(&after.play(reply).ok()?);
        let forks = forks(replied, own);
        let is_in_time = replied.completing(other).is_empty();
        (is_in_time && !forks.is_empty()).then_some(ForcedFork { reply, forks })
    };
    let expected: Squares = position.legal_squares().iter().filter(|square| forced_fork(*square).is_some()).collect();
    assert_eq!(tactics::forced_fork_squares(position), expected, "{position:?}");
    for square in expected {
        assert_eq!(ForcedFork::of_move(position, square), forced_fork(square), "{square} in {position:?}");
    }
    expected.len()
}

/// Boards, and the number of positions.
const BOARDS: [(&str, u32); 7] =
    [("3x3x3", 200), ("4x4x2", 50), ("6x5x3", 60), ("6x6x4", 60), ("7x7x4", 60), ("15x15x5", 4), ("20x20x3", 1)];

#[test]
fn threats_forks_and_moves_against_them_are_those_of_the_definition() {
    let mut random = Rng::with_seed(1);
    for (kind, boards) in [("", &BOARDS[..]), (" exact", &BOARDS), (" renju", &[("9x9x5", 400)])] {
        let (mut fouls, mut blocks, mut forced) = (0, 0, 0);
        for (name, count) in boards {
            let rules = rules(&format!("{name}{kind}"));
            for _ in 0..*count {
                let position = unfinished(rules, 1..=rules.squares().len() / 2, &mut random);
                let board = Board::of(&position);
                for mark in Mark::ALL {
                    let completing = board.completing(mark);
                    assert_eq!(tactics::winning_squares(&position, mark), completing, "{mark} in {position:?}");
                    assert_eq!(tactics::completing_squares(&position, mark), completing, "{mark} in {position:?}");
                    assert_eq!(tactics::fork_squares(&position, mark), forks(board, mark), "{mark} in {position:?}");
                    fouls += (board.forks(mark) - forks(board, mark)).len();
                }
                assert_eq!(Threats::of(&position).is_none(), rules.is_renju());
                blocks += compare_fork_blocks(&position, board);
                if Mark::ALL.iter().all(|mark| board.completing(*mark).is_empty()) {
                    forced += compare_forced_forks(&position);
                }
            }
        }
        assert!(blocks > 40 && forced > 10 && (fouls > 20) == (kind == " renju"), "{blocks} {forced} {fouls}{kind}");
    }
}
