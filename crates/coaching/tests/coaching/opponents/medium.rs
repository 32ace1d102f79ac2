//! Medium on large boards: it builds rows like a human who knows no tricks.

use coaching::Computer;
use coaching::opponents::Level;
use engine::{Mark, Position, Square};

use crate::positions::{position, rules};

const GOMOKU: &str = "15x15x5";

const MEDIUM: Computer = Computer::Level(Level::Medium);

/// Returns the replies of Medium with 400 seeds.
fn replies(moves: &str) -> Vec<Square> {
    (0..400).filter_map(|seed| MEDIUM.reply(&position(GOMOKU, moves), seed)).collect()
}

#[test]
fn own_open_three_mostly_becomes_four() {
    let fours = ["g8", "k8"].map(|name| name.parse::<Square>().unwrap());
    let count = replies("h8 a1 i8 a3 j8 o15").iter().filter(|reply| fours.contains(reply)).count();
    // Three of four, with five standard deviations, and up to as much again by chance.
    assert!((257..=380).contains(&count), "{count}");
}

#[test]
fn opening_is_in_the_middle_and_moves_are_beside_marks() {
    for square in replies("") {
        assert!((6..=8).contains(&square.column()) && (6..=8).contains(&square.row()), "{square}");
    }
    for moves in ["h8", "a1", "h8 h9", "h8 i8 g7"] {
        let taken = position(GOMOKU, moves).taken();
        assert!(replies(moves).iter().all(|square| taken.dilate().contains(*square)), "{moves}");
    }
}

/// Returns the games of 40 that Medium wins against another player, each twenty with X and with O.
fn wins_against(other: Computer) -> usize {
    let wins = |seed: u64| {
        let medium = if seed.is_multiple_of(2) { Mark::X } else { Mark::O };
        let mut position = Position::new(rules(GOMOKU));
        while position.outcome().is_none() {
            let player = if position.turn() == medium { MEDIUM } else { other };
            position = position.play(player.reply(&position, seed).unwrap()).unwrap();
        }
        position.outcome().and_then(|outcome| outcome.winner()) == Some(medium)
    };
    (0..40).filter(|seed| wins(*seed)).count()
}

#[test]
fn medium_beats_weaker_players_and_loses_to_stronger_ones() {
    assert_eq!(wins_against(Computer::Random), 40);
    assert!(wins_against(Computer::Level(Level::Easy)) >= 30);
    assert!(wins_against(Computer::Strategist) <= 4);
}
