//! Plays every VCF that is found against all replies, by positions, which share no code with the search.

use fastrand::Rng;

use super::*;
use crate::limits::Limits;
use crate::position::Position;
use crate::rules::{Objective, Rules};
use crate::tactics::winning_squares;

/// Plays the fours in order against all replies, completes a line as soon as possible, and returns the number of plies
/// of the longest game. Panics if the attacker does not win.
fn longest(position: &Position, moves: &[Square]) -> u32 {
    let attacker = position.turn();
    if !winning_squares(position, attacker).is_empty() {
        return 1;
    }
    let [four, rest @ ..] = moves else { panic!("no line can be completed after the last four") };
    let after = position.play(*four).unwrap();
    assert!(winning_squares(&after, !attacker).is_empty(), "the other side completes a line after {four}");
    let threats = winning_squares(&after, attacker);
    let lengths = after.legal_squares().iter().map(|reply| match rest {
        // A threat is left.
        _ if !(threats - reply.into()).is_empty() => 3,
        [listed, rest @ ..] if *listed == reply => 2 + longest(&after.play(reply).unwrap(), rest),
        _ => panic!("{reply} stops the win after {four}"),
    });
    lengths.max().expect("a square is free to reply on")
}

/// Searches a VCF without and with a limit of all nodes, and returns it with the number of nodes.
fn find(search: &mut VcfSearch, position: &Position, nodes: u64, limit: u64) -> (Option<Vcf>, u64) {
    let mut budget = Budget::new(Limits::nodes(limit));
    let win = search.find(&mut CountedBoard::from_position(position, None), nodes, &mut budget);
    (win, budget.nodes())
}

/// Returns a position after this number of random moves around the middle, or `None` if the game ends before.
fn random_position(rules: Rules, moves: u32, random: &mut Rng) -> Option<Position> {
    // Marks that are close to one another threaten more.
    let (columns, rows) = (rules.columns().min(9), rules.rows().min(9));
    let (left, above) = ((rules.columns() - columns) / 2, (rules.rows() - rows) / 2);
    let mut position = Position::new(rules);
    while position.taken().len() < moves {
        let square = Square::new(left + random.u8(0..columns), above + random.u8(0..rows)).unwrap();
        if let Ok(next) = position.play(square) {
            position = next;
        }
        if position.outcome().is_some() {
            return None;
        }
    }
    Some(position)
}

/// Searches this number of positions, replays the wins, and returns their number and the plies of the longest.
fn replay_all(rules: Rules, positions: usize, moves: std::ops::Range<u32>) -> (usize, u8) {
    let mut random = Rng::with_seed(225);
    let (mut tried, mut found, mut most) = (0, 0, 0);
    let mut search = VcfSearch::default();
    while tried < positions {
        let Some(position) = random_position(rules, random.u32(moves.clone()), &mut random) else { continue };
        tried += 1;
        if let (Some(win), _) = find(&mut search, &position, 2_000, u64::MAX) {
            assert_eq!(longest(&position, &win.moves), u32::from(win.plies), "{win:?} in {position:?}");
            found += 1;
            most = most.max(win.plies);
        }
    }
    (found, most)
}

fn gomoku() -> Rules {
    Rules::new(15, 15, 5, Objective::Normal).unwrap()
}

#[test]
fn every_vcf_wins_against_all_replies() {
    let (found, longest) = replay_all(gomoku(), 4_000, 8..50);
    assert!(found > 800 && longest >= 15, "{found} wins, the longest in {longest} plies");
    for rules in [gomoku().exactly(), gomoku().renju()] {
        let (found, longest) = replay_all(rules, 1_500, 8..50);
        assert!(found > 250 && longest >= 11, "{found} wins, the longest in {longest} plies");
    }
    for board in ["3x3x3", "4x4x3", "7x5x4", "5x8x4", "9x9x6", "10x7x5", "6x6x2"] {
        let rules: Rules = board.parse().unwrap();
        // With two in a row, the third mark wins in most games.
        let moves = if rules.in_a_row() == 2 { 0..3 } else { 0..rules.squares().len() * 2 / 3 };
        let (found, _) = replay_all(rules, 1_000, moves);
        assert!(found > 20, "{found} wins on {rules}");
    }
}

#[test]
fn stopped_search_is_not_remembered_as_failure() {
    let mut random = Rng::with_seed(15);
    let mut stopped = 0;
    for _ in 0..1_000 {
        let moves = random.u32(14..30);
        let Some(position) = random_position(gomoku(), moves, &mut random) else { continue };
        let (expected, nodes) = find(&mut VcfSearch::default(), &position, 10_000, u64::MAX);
        if expected.is_none() {
            continue;
        }
        for limit in (1..nodes).step_by(2).take(40) {
            let mut search = VcfSearch::default();
            stopped += usize::from(find(&mut search, &position, 10_000, limit).0.is_none());
            let (win, _) = find(&mut search, &position, 10_000, u64::MAX);
            assert!(win.is_some(), "stopped after {limit} of {nodes} nodes in {position:?}");
        }
    }
    assert!(stopped > 100, "{stopped} searches were stopped");
}
