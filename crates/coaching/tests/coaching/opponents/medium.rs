//! Medium on large boards: it builds and blocks rows like a human who knows no tricks.

use coaching::Computer;
use coaching::opponents::Level;
use engine::{Mark, Position, Square, tactics};
use fastrand::Rng;

use crate::positions::{position, rules};

const GOMOKU: &str = "15x15x5";

const MEDIUM: Computer = Computer::Level(Level::Medium);

/// Returns the replies of Medium with 400 seeds.
fn replies(position: &Position) -> Vec<Square> {
    (0..400).filter_map(|seed| MEDIUM.reply(position, seed)).collect()
}

/// Returns how many of 400 replies are to one of these squares.
fn count(moves: &str, squares: &[&str]) -> usize {
    replies(&position(GOMOKU, moves)).iter().filter(|reply| squares.contains(&reply.to_string().as_str())).count()
}

/// Three of four, with five standard deviations, and up to as much again by chance.
const MOST: std::ops::RangeInclusive<usize> = 257..=380;

/// The distance of a square from the nearest mark, in moves of a king.
fn distance(position: &Position, square: Square) -> u8 {
    let to = |mark: Square| mark.column().abs_diff(square.column()).max(mark.row().abs_diff(square.row()));
    position.taken().iter().map(to).min().unwrap()
}

#[test]
fn open_three_is_mostly_blocked() {
    for (moves, blocks) in [("h8 a1 i8 a3 j8", ["g8", "k8"]), ("h8 a1 i9 a3 j10", ["g7", "k11"])] {
        assert!(MOST.contains(&count(moves, &blocks)), "{moves}");
    }
}

#[test]
fn crossing_rows_and_gaps_are_overlooked() {
    let crossing = "h8 g8 i8 k12 j8 o1 k9 o3 k10 o5 k11";
    assert_eq!(format!("{:?}", tactics::fork_squares(&position(GOMOKU, crossing), Mark::X)), "{k8}");
    assert!(count(crossing, &["k8"]) < 200);
    assert!(count("h8 a1 i8 a3 k8", &["g8", "j8", "l8"]) < 200);
}

#[test]
fn own_open_three_mostly_becomes_four() {
    assert!(MOST.contains(&count("h8 a1 i8 a3 j8 o15", &["g8", "k8"])));
}

#[test]
fn opening_is_in_the_middle_and_moves_are_beside_marks() {
    for square in replies(&Position::new(rules(GOMOKU))) {
        assert!((6..=8).contains(&square.column()) && (6..=8).contains(&square.row()), "{square}");
    }
    for moves in ["h8", "a1", "h8 h9", "h8 i8 g7"] {
        let position = position(GOMOKU, moves);
        for square in replies(&position) {
            assert_eq!(distance(&position, square), 1, "{square} after {moves}");
        }
    }
}

/// Wins and blocks, and otherwise plays at random.
fn reply_of_short_sighted(position: &Position, random: &mut Rng) -> Square {
    let urgent = [position.turn(), !position.turn()].map(|mark| tactics::winning_squares(position, mark));
    let squares = urgent.into_iter().find(|squares| !squares.is_empty()).unwrap_or(position.legal_squares());
    random.choice(squares).unwrap()
}

/// The games of 40 that Medium wins against another player, each twenty with X and with O.
fn wins_against(other: impl Fn(&Position, u64) -> Option<Square>) -> usize {
    let wins = |seed: u64| {
        let (medium, mut position) =
            (if seed.is_multiple_of(2) { Mark::X } else { Mark::O }, Position::new(rules(GOMOKU)));
        while position.outcome().is_none() {
            let is_own = position.turn() == medium;
            let reply = if is_own { MEDIUM.reply(&position, seed) } else { other(&position, seed) };
            position = position.play(reply.unwrap()).unwrap();
        }
        position.outcome().and_then(|outcome| outcome.winner()) == Some(medium)
    };
    (0..40).filter(|seed| wins(*seed)).count()
}

#[test]
fn medium_beats_weaker_players_and_loses_to_stronger_ones() {
    let random = |position: &Position, seed| Computer::Random.reply(position, seed);
    let short_sighted = |position: &Position, seed: u64| {
        let moves = u64::from(position.taken().len());
        Some(reply_of_short_sighted(position, &mut Rng::with_seed(1_000 * seed + moves)))
    };
    let strategist = |position: &Position, seed| Computer::Strategist.reply(position, seed);
    assert_eq!(wins_against(random), 40);
    assert!(wins_against(short_sighted) >= 36);
    assert!(wins_against(strategist) <= 4);
}
