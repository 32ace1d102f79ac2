//! Plays every VCF that is found against all replies, on a plain board that shares no code with the search.

use fastrand::Rng;

use super::*;
use crate::notation;
use crate::position::Position;
use crate::renju::plain;
use crate::rules::Rules;

/// A board without any counts.
#[derive(Clone)]
struct PlainBoard {
    columns: i32,
    rows: i32,
    in_a_row: i32,
    /// Whether longer lines do not count for X, and for O.
    is_exact: [bool; 2],
    is_renju: bool,
    /// The marks, row by row.
    marks: Vec<Option<Mark>>,
}

impl PlainBoard {
    fn of(position: &Position) -> Self {
        let rules = position.rules();
        let (columns, rows, in_a_row) = (rules.columns().into(), rules.rows().into(), rules.in_a_row().into());
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let square = |(column, row): (i32, i32)| Square::new(column as u8, row as u8).unwrap();
        let marks = places.map(|place| position.mark_at(square(place))).collect();
        let is_exact = Mark::ALL.map(|mark| rules.is_exact(mark));
        Self { columns, rows, in_a_row, is_exact, is_renju: rules.is_renju(), marks }
    }

    fn at(&self, (column, row): (i32, i32)) -> Option<Mark> {
        let is_on_board = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        if is_on_board { self.marks[(row * self.columns + column) as usize] } else { None }
    }

    fn put(&mut self, (column, row): (i32, i32), mark: Mark) {
        let place = &mut self.marks[(row * self.columns + column) as usize];
        assert_eq!(place.replace(mark), None, "{column}, {row} is taken");
    }

    fn free(&self) -> impl Iterator<Item = (i32, i32)> {
        let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        all.filter(|place| self.at(*place).is_none())
    }

    /// Returns whether a mark on this place would be part of a completed line.
    fn completes(&self, (column, row): (i32, i32), mark: Mark) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(right, down)| {
            let own = |steps: &i32| self.at((column + steps * right, row + steps * down)) == Some(mark);
            let run = 1 + (1..).take_while(own).count() + (1..).map(|steps: i32| -steps).take_while(own).count();
            let is_exact = self.is_exact[usize::from(mark == Mark::O)];
            run as i32 == self.in_a_row || !is_exact && run as i32 > self.in_a_row
        })
    }

    fn can_complete(&self, mark: Mark) -> bool {
        self.free().any(|place| self.completes(place, mark))
    }

    /// Returns whether a mark on this place is a foul.
    fn is_foul(&self, place: (i32, i32), mark: Mark) -> bool {
        let square = |(column, row): (i32, i32)| Square::new(column as u8, row as u8).unwrap();
        self.is_renju && mark == Mark::X && {
            let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
            let black = all.filter(|place| self.at(*place) == Some(Mark::X)).map(square).collect();
            plain::Board { black, free: self.free().map(square).collect() }.foul(square(place)).is_some()
        }
    }
}

fn place(square: Square) -> (i32, i32) {
    (square.column().into(), square.row().into())
}

/// Plays the fours in order against all replies, completes a line as soon as possible, and returns the number of plies
/// of the longest game. Panics if the attacker does not win.
fn longest(board: &PlainBoard, attacker: Mark, moves: &[Square]) -> u32 {
    if board.can_complete(attacker) {
        return 1;
    }
    let [four, rest @ ..] = moves else { panic!("no line can be completed after the last four") };
    assert!(!board.is_foul(place(*four), attacker), "{four} is a foul");
    let mut after = board.clone();
    after.put(place(*four), attacker);
    let lengths = after.free().filter_map(|reply| {
        assert!(!after.completes(reply, !attacker), "the other side completes a line at {reply:?}");
        let mut next = after.clone();
        next.put(reply, !attacker);
        let is_listed = rest.first().is_some_and(|listed| place(*listed) == reply);
        if !is_listed && !next.can_complete(attacker) && after.is_foul(reply, !attacker) {
            return None;
        }
        Some(match rest {
            [listed, rest @ ..] if place(*listed) == reply => 2 + longest(&next, attacker, rest),
            // After any other reply, a line can be completed at once.
            _ => 2 + longest(&next, attacker, &[]),
        })
    });
    lengths.max().expect("a square is free to reply on")
}

/// Searches a VCF without and with a limit of all nodes, and returns it with the number of nodes.
fn find(search: &mut VcfSearch, position: &Position, nodes: u64, limit: u64) -> (Option<Vcf>, u64) {
    let mut budget = Budget::unlimited().with_nodes(limit);
    let win = search.find(&mut Board::from_position(position, None), nodes, &mut budget);
    (win, budget.nodes())
}

fn vcf(position: &Position) -> Option<Vcf> {
    find(&mut VcfSearch::default(), position, 10_000, u64::MAX).0
}

fn replay(position: &Position, win: &Vcf) {
    let longest = longest(&PlainBoard::of(position), position.turn(), &win.moves);
    assert_eq!(longest, u32::from(win.plies), "{win:?} in {position:?}");
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
    let (mut tried, mut found, mut longest) = (0, 0, 0);
    let mut search = VcfSearch::default();
    while tried < positions {
        let Some(position) = random_position(rules, random.u32(moves.clone()), &mut random) else { continue };
        tried += 1;
        if let (Some(win), _) = find(&mut search, &position, 2_000, u64::MAX) {
            replay(&position, &win);
            found += 1;
            longest = longest.max(win.plies);
        }
    }
    (found, longest)
}

fn gomoku() -> Rules {
    Rules::new(15, 15, 5, Objective::Normal).unwrap()
}

#[test]
fn every_vcf_on_15x15_wins_against_all_replies() {
    let (found, longest) = replay_all(gomoku(), 4_000, 8..50);
    assert!(found > 800 && longest >= 15, "{found} wins, the longest in {longest} plies");
}

#[test]
fn every_vcf_by_other_rules_of_overlines_wins_against_all_replies() {
    for rules in [gomoku().exactly(), gomoku().renju()] {
        let (found, longest) = replay_all(rules, 1_500, 8..50);
        assert!(found > 250 && longest >= 11, "{found} wins, the longest in {longest} plies");
    }
}

#[test]
fn four_wins_in_renju_if_its_block_is_a_foul() {
    // The block at h8 would be a double three.
    let moves = "c3 e5 i9 f6 h6 g7 h7 a8 i8 a12 j8 o12 o1";
    let win = |rules| vcf(&notation::read_moves(rules, moves).game.position());
    assert_eq!(win(gomoku()), None);
    assert_eq!(win(gomoku().renju()).map(|win| win.plies), Some(3));
}

#[test]
fn every_vcf_on_other_boards_wins_against_all_replies() {
    for (columns, rows, in_a_row) in [(3, 3, 3), (4, 4, 3), (7, 5, 4), (5, 8, 4), (9, 9, 6), (10, 7, 5), (6, 6, 2)] {
        let rules = Rules::new(columns, rows, in_a_row, Objective::Normal).unwrap();
        let squares = u32::from(columns) * u32::from(rows);
        // With two in a row, the third mark wins in most games.
        let moves = if in_a_row == 2 { 0..3 } else { 0..squares * 2 / 3 };
        let (found, _) = replay_all(rules, 1_000, moves);
        assert!(found > 20, "{found} wins on {rules}");
    }
}

#[test]
fn misere_has_no_vcf() {
    let rules = Rules::new(15, 15, 5, Objective::Misere).unwrap();
    assert_eq!(replay_all(rules, 200, 8..40), (0, 0));
}

#[test]
fn known_vcfs_are_found() {
    for (moves, plies) in [
        // Two rows of three, each closed at one end, cross on a free square.
        ("f8 e8 g8 i5 h8 a1 i7 a3 i9 a5 i6 o1", 3),
        // A closed three gives a four, whose last mark is the corner of an open three.
        ("d4 c4 e4 a9 f4 o9 g5 a15 g6 o15", 5),
        // An open three.
        ("h8 a1 i8 a3 j8 a5", 3),
    ] {
        let win = vcf(&notation::read_moves(gomoku(), moves).game.position()).unwrap_or_else(|| panic!("{moves}"));
        assert_eq!(win.plies, plies, "{win:?} after {moves}");
    }
}

#[test]
fn two_threats_of_other_side_leave_no_vcf() {
    assert_eq!(vcf(&notation::read_moves(gomoku(), "h8 a1 i8 a3 j8 c1 k8").game.position()), None);
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
