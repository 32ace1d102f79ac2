//! What is kept up with every move is what a plain count finds, in random games of every size.

use fastrand::Rng;

use super::*;
use crate::engine::search::weights::{part, worth, worth_of};
use crate::engine::{Objective, Squares};

/// Everything that the board knows, counted anew.
fn assert_is_counted_rightly(board: &Board, marks: ByMark<Squares>) {
    let rules = board.rules();
    let free = rules.squares() - marks.x - marks.o;
    assert_eq!(board.free(), Cells::from(free));
    let lines = rules.lines();
    let live = |mark: Mark| {
        let lines = lines.iter().map(|line| line.squares());
        // A completed line is not one that can be completed.
        lines.filter(move |line| (*line & marks[!mark]).is_empty() && !line.is_subset(marks[mark]))
    };
    let own = |line: Squares, mark: Mark| u8::try_from((line & marks[mark]).len()).unwrap();
    let in_a_row = rules.in_a_row();
    for mark in Mark::ALL {
        let worths = live(mark).map(|line| worth(own(line, mark), in_a_row).cast_signed());
        assert_eq!(board.worth(mark), worths.sum::<i32>());
        let potential: u32 = live(mark).map(|line| 1 << own(line, mark)).sum();
        let is_over = lines.iter().any(|line| line.squares().is_subset(marks[mark]));
        let bound = if board.turn() == mark { 1 << (in_a_row - 1) } else { 1 << in_a_row };
        assert_eq!(board.is_hopeless(mark), !is_over && potential < bound);
        let lacking = |missing: u8| {
            let lines = live(mark).filter(move |line| own(*line, mark) + missing == in_a_row);
            lines.fold(Squares::EMPTY, |squares, line| squares | (line & free))
        };
        assert_eq!(board.completing(mark), Cells::from(lacking(1)));
        assert_eq!(board.fours(mark), Cells::from(lacking(2)));
        for square in rules.squares() {
            let parts = live(mark).filter(|line| line.contains(square)).map(|line| part(own(line, mark), in_a_row));
            assert_eq!(board.sum(mark, square.index()), parts.sum::<Sum>(), "{square}");
        }
        if lacking(1).is_empty() {
            for square in lacking(2) {
                let through = live(mark).filter(|line| line.contains(square) && own(*line, mark) + 2 == in_a_row);
                let others = through.fold(Squares::EMPTY, |squares, line| squares | line) & free;
                assert_eq!(board.completions(mark, square.index()), Cells::from(others - square.into()), "{square}");
            }
        }
    }
    assert_eq!(board.is_dead(), Mark::ALL.iter().all(|mark| live(*mark).next().is_none()));
}

#[test]
fn random_games_of_every_size() {
    let mut random = Rng::with_seed(3);
    for columns in 1..=15 {
        for rows in 1..=15 {
            let in_a_row = random.u8(2..=columns.max(rows).max(2));
            let Ok(rules) = Rules::new(columns, rows, in_a_row, Objective::Normal) else { continue };
            let mut board = Board::new(rules);
            let empty = board.clone();
            let mut marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
            let mut played = Vec::new();
            let checked = random.u32(1..=8);
            while !board.free().is_empty() {
                let cells = board.free();
                let cell = cells.clone().nth(random.usize(0..cells.len() as usize)).unwrap();
                marks[board.turn()].insert(crate::engine::Square::from_index(cell).unwrap());
                board.play(cell);
                played.push(cell);
                if board.free().len().is_multiple_of(checked) {
                    assert_is_counted_rightly(&board, marks);
                }
            }
            played.iter().rev().for_each(|cell| board.take_back(*cell));
            assert_eq!(format!("{board:?}"), format!("{empty:?}"), "{rules} after all moves were taken back");
        }
    }
}

#[test]
fn the_key_tells_positions_and_turns_apart_and_not_the_way_to_them() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let after = |cells: &[Cell]| {
        let mut board = Board::new(rules);
        cells.iter().for_each(|cell| board.play(*cell));
        board
    };
    assert_eq!(after(&[1, 2, 3]).key(), after(&[3, 2, 1]).key());
    assert_ne!(after(&[1, 2, 3]).key(), after(&[1, 3, 2]).key());
    let mut passed = after(&[1, 2]);
    passed.pass();
    assert_ne!(passed.key(), after(&[1, 2]).key());
}

#[test]
fn no_sum_runs_over_on_the_cell_with_the_most_lines() {
    for in_a_row in 2..=15 {
        let rules = Rules::new(15, 15, in_a_row, Objective::Normal).unwrap();
        let most = rules.squares().iter().map(|square| Lines::of(rules).through(square.index()).len()).max().unwrap();
        assert!(most <= 32 && (0..in_a_row).all(|marks| worth_of(part(marks, in_a_row)) < 1 << 16));
    }
}
