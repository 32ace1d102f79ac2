//! Compares the incremental counts with plain counts in random games of every size.

use std::collections::HashMap;

use fastrand::Rng;

use super::super::line_weight::Weight;
use super::super::lines::LineTable;
use super::super::patterns::PatternWeights;
use super::*;
use crate::board::ByMark;
use crate::rules::Objective;
use crate::tactics;

fn assert_counts_are_right(board: &mut CountedBoard, marks: ByMark<Squares>) {
    let has_values = board.patterns().is_none();
    let rules = board.rules();
    let free = rules.squares() - marks.x - marks.o;
    assert_eq!(board.free(), free);
    let lines = rules.lines();
    let beside: HashMap<Squares, Squares> = lines.iter().map(|line| (line.squares(), line.beside())).collect();
    let is_too_long = |line: Squares, mark: Mark| rules.is_exact(mark) && !(beside[&line] & marks[mark]).is_empty();
    let is_too_long = &is_too_long;
    let live = |mark: Mark| {
        let lines = lines.iter().map(|line| line.squares());
        // A completed line is not live.
        let lines = lines.filter(move |line| (*line & marks[!mark]).is_empty() && !line.is_subset(marks[mark]));
        lines.filter(move |line| !is_too_long(*line, mark))
    };
    let own = |line: Squares, mark: Mark| u8::try_from((line & marks[mark]).len()).unwrap();
    let in_a_row = rules.in_a_row();
    let weight = |line: Squares, mark: Mark| {
        let weight = Weight::of_line(own(line, mark), in_a_row);
        if has_values { weight } else { weight.without_value() }
    };
    for mark in Mark::ALL {
        assert_eq!(board.value(mark), live(mark).map(|line| weight(line, mark).value()).sum::<i32>());
        let potential: u32 = live(mark).map(|line| 1 << own(line, mark)).sum();
        let is_complete = |line: Squares| line.is_subset(marks[mark]);
        let is_over = lines.iter().any(|line| is_complete(line.squares()) && !is_too_long(line.squares(), mark));
        let bound = if board.turn() == mark { 1 << (in_a_row - 1) } else { 1 << in_a_row };
        let bound = if rules.is_renju() && mark == Mark::O { 1 } else { bound };
        assert_eq!(board.is_hopeless(mark), !is_over && potential < bound);
        let lacking = |missing: u8| {
            let lines = live(mark).filter(move |line| own(*line, mark) + missing == in_a_row);
            lines.fold(Squares::EMPTY, |squares, line| squares | (line & free))
        };
        assert_eq!(board.completing(mark), lacking(1));
        assert_eq!(board.fours(mark), lacking(2));
        for square in rules.squares() {
            let weights = live(mark).filter(|line| line.contains(square)).map(|line| weight(line, mark));
            assert_eq!(board.weight(mark, square), weights.fold(Weight::NONE, |sum, line| sum + line), "{square}");
        }
        if lacking(1).is_empty() {
            for square in lacking(2) {
                let through = live(mark).filter(|line| line.contains(square) && own(*line, mark) + 2 == in_a_row);
                let others = through.fold(Squares::EMPTY, |squares, line| squares | line) & free;
                assert_eq!(board.completions(mark, square), others - square.into(), "{square}");
            }
            let position = Position::from_marks(rules, marks, board.turn());
            if let Some(position) = position.ok().filter(|position| position.outcome().is_none()) {
                let double_fours: Squares = board.double_fours(mark).map(|(square, _)| square).collect();
                assert_eq!(double_fours, tactics::fork_squares(&position, mark), "{position:?}");
            }
        }
    }
    let blocked = |line: Squares, mark: Mark| !(line & marks[!mark]).is_empty() || is_too_long(line, mark);
    let lines = lines.iter().map(|line| line.squares());
    let live: Vec<Squares> = lines.filter(|line| Mark::ALL.iter().any(|mark| !blocked(*line, *mark))).collect();
    assert_eq!(board.is_dead(), live.is_empty());
    for square in rules.squares() {
        assert_eq!(board.is_on_live_line(square), live.iter().any(|line| line.contains(square)), "{square}");
    }
}

/// The lengths of the sides of boards in the next test.
const SIDES: [u8; 8] = [1, 2, 3, 4, 5, 7, 9, 20];

#[test]
fn incremental_counts_equal_plain_counts() {
    let mut random = Rng::with_seed(3);
    for columns in SIDES {
        for rows in SIDES {
            let in_a_row = random.u8(2..=columns.max(rows).max(2));
            let Ok(rules) = Rules::new(columns, rows, in_a_row, Objective::Normal) else { continue };
            let rules = [rules, rules.exactly(), rules.renju()][random.usize(0..3)];
            let tables = if random.bool() { PatternTables::new(rules, PatternWeights::fitted()) } else { None };
            let mut board = CountedBoard::new(rules, tables);
            let empty = board.clone();
            let mut marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
            let mut played = Vec::new();
            // Checks of large boards take long.
            let checked = random.u32(1..=8) * (1 + rules.squares().len() / 20);
            while !board.free().is_empty() {
                let squares = board.free();
                let square = squares.iter().nth(random.usize(0..squares.len() as usize)).unwrap();
                marks[board.turn()].insert(square);
                board.play(square);
                played.push(square);
                if board.free().len().is_multiple_of(checked) {
                    assert_counts_are_right(&mut board, marks);
                }
            }
            played.iter().rev().for_each(|square| board.take_back(*square));
            assert_eq!(format!("{board:?}"), format!("{empty:?}"), "{rules} after all moves were taken back");
        }
    }
}

#[test]
fn key_depends_on_marks_and_turn_but_not_on_move_order() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let after = |squares: &[u16]| {
        let mut board = CountedBoard::new(rules, None);
        squares.iter().for_each(|square| board.play(Square::from_index(*square).unwrap()));
        board
    };
    assert_eq!(after(&[1, 2, 3]).key(), after(&[3, 2, 1]).key());
    assert_ne!(after(&[1, 2, 3]).key(), after(&[1, 3, 2]).key());
    let mut passed = after(&[1, 2]);
    passed.pass();
    assert_ne!(passed.key(), after(&[1, 2]).key());
}

#[test]
fn sum_of_weights_never_overflows() {
    for in_a_row in 2..=20 {
        let rules = Rules::new(20, 20, in_a_row, Objective::Normal).unwrap();
        let lines = LineTable::new(rules);
        assert!(rules.squares().iter().all(|square| lines.through(square).len() <= 40));
        assert!((0..in_a_row).all(|marks| 40 * Weight::of_line(marks, in_a_row).value() < 1 << 16));
    }
}
