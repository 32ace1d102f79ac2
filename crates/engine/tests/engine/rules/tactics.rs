//! Threats and forks, compared with naive definitions in random positions.

use engine::tactics::{self, ForcedFork, Threats};
use engine::{Mark, Position, Square, Squares};
use fastrand::Rng;

use crate::board::Board;
use crate::positions::rules;
use crate::random::unfinished;
use crate::reference::renju;

/// Compares the fork blocks of a position with the naive ones, and returns their number.
fn compare_fork_blocks(position: &Position, board: Board) -> u32 {
    let (own, other) = (position.turn(), !position.turn());
    let leaves_none = |square: &Square| board.with(*square, own).forks(other).is_empty();
    let expected: Squares = match board.forks(other).is_empty() {
        false => position.legal_squares().iter().filter(leaves_none).collect(),
        true => Squares::EMPTY,
    };
    assert_eq!(tactics::fork_blocks(position), expected, "{position:?}");
    expected.len()
}

/// Compares the forced forks of a position without threats with the naive ones, and returns their number.
fn compare_forced_forks(position: &Position, board: Board) -> u32 {
    let (own, other) = (position.turn(), !position.turn());
    let forced_fork = |square: Square| {
        let after = board.with(square, own);
        let reply = after.completing(own).first()?;
        let replied = after.with(reply, other);
        let forks = replied.forks(own);
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

#[test]
fn threats_forks_and_moves_against_them_are_those_of_the_definition() {
    let mut random = Rng::with_seed(1);
    let boards =
        [("3x3x3", 200), ("4x4x2", 50), ("6x5x3", 60), ("6x6x4", 60), ("7x7x4", 60), ("15x15x5", 4), ("20x20x3", 1)];
    for is_exact in [false, true] {
        let (mut blocks, mut forced) = (0, 0);
        for (name, count) in boards {
            let rules = if is_exact { rules(name).exactly() } else { rules(name) };
            for _ in 0..count {
                let position = unfinished(rules, 1..=rules.squares().len() / 2, &mut random);
                let board = Board::of(&position);
                for mark in Mark::ALL {
                    let completing = board.completing(mark);
                    assert_eq!(tactics::winning_squares(&position, mark), completing, "{mark} in {position:?}");
                    assert_eq!(tactics::completing_squares(&position, mark), completing, "{mark} in {position:?}");
                    assert_eq!(tactics::fork_squares(&position, mark), board.forks(mark), "{mark} in {position:?}");
                }
                blocks += compare_fork_blocks(&position, board);
                if Mark::ALL.iter().all(|mark| board.completing(*mark).is_empty()) {
                    forced += compare_forced_forks(&position, board);
                }
            }
        }
        assert!(blocks > 100 && forced > 100, "{blocks} blocks, {forced} forced forks");
    }
}

#[test]
fn no_win_or_fork_of_renju_is_a_foul() {
    let mut random = Rng::with_seed(4);
    let rules = rules("9x9x5").renju();
    let (mut fouls, mut allowed, mut blocks, mut forced) = (0, 0, 0, 0);
    for _ in 0..400 {
        let position = unfinished(rules, 1..=40, &mut random);
        let board = Board::of(&position);
        let plain = renju::Board { black: position.marks(Mark::X), free: position.free() };
        let (forbidden, expected): (Vec<Square>, Vec<Square>) =
            board.forks(Mark::X).iter().partition(|square| plain.foul(*square).is_some());
        assert_eq!(tactics::fork_squares(&position, Mark::X), expected.iter().copied().collect(), "{position:?}");
        assert_eq!(tactics::fork_squares(&position, Mark::O), board.forks(Mark::O), "{position:?}");
        for mark in Mark::ALL {
            assert_eq!(tactics::winning_squares(&position, mark), board.completing(mark), "{mark} in {position:?}");
        }
        assert!(Threats::of(&position).is_none());
        for square in tactics::fork_blocks(&position) {
            let after = position.play(square).unwrap();
            assert!(tactics::fork_squares(&after, !position.turn()).is_empty(), "{square} in {position:?}");
            blocks += 1;
        }
        for square in tactics::forced_fork_squares(&position) {
            let fork = ForcedFork::of_move(&position, square).unwrap();
            let replied = position.play(square).unwrap().play(fork.reply).unwrap();
            assert_eq!(fork.forks, tactics::fork_squares(&replied, position.turn()), "{square} in {position:?}");
            forced += 1;
        }
        fouls += forbidden.len();
        allowed += expected.len();
    }
    assert!(fouls > 40 && allowed > 40 && blocks > 40 && forced > 0, "{fouls} {allowed} {blocks} {forced}");
}
