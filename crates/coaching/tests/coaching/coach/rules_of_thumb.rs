//! Compares the rules of thumb with independent definitions, in every position of 3×3. `truth` checks their reasons.

use coaching::Computer;
use coaching::coach::{RuleOfThumb, reason};
use coaching::opponents::{Choice, Criterion};
use engine::{Mark, Objective, Position, Rules};

use crate::naive::{self, Board};

const CORNERS: [usize; 4] = [0, 2, 6, 8];

/// Returns the squares that a rule advises on an unfinished board.
pub fn advised(rule: RuleOfThumb, board: Board) -> Vec<usize> {
    let (own, other) = (board.turn(), !board.turn());
    let free = || board.free();
    match rule {
        RuleOfThumb::Win => board.winning(own),
        RuleOfThumb::Block => board.winning(other),
        RuleOfThumb::Fork => free().filter(|square| new_threats(board, *square, own).len() >= 2).collect(),
        RuleOfThumb::BlockFork => fork_blocks(board),
        RuleOfThumb::Center => free().filter(|square| *square == 4).collect(),
        RuleOfThumb::OppositeCorner => {
            free().filter(|square| CORNERS.contains(square) && board.at(8 - square) == Some(other)).collect()
        }
        RuleOfThumb::EmptyCorner => free().filter(|square| CORNERS.contains(square)).collect(),
        RuleOfThumb::EmptySide => free().filter(|square| square % 2 == 1).collect(),
    }
}

/// Returns the squares on which a side would complete a line after a mark on `square`.
fn new_threats(board: Board, square: usize, mark: Mark) -> Vec<usize> {
    let completes_a_line = |second: &usize| {
        (0..9).filter(|third| board.at(*third) == Some(mark)).any(|third| {
            // Without other marks, only this line can be complete.
            Board::EMPTY.with(square, mark).with(*second, mark).with(third, mark).has_line(mark)
        })
    };
    board.free().filter(|second| *second != square && completes_a_line(second)).collect()
}

/// Returns the squares of the fourth rule: the only fork; or two in a row that leaves no fork; or two in a row that
/// forces a block without a fork.
fn fork_blocks(board: Board) -> Vec<usize> {
    let (own, other) = (board.turn(), !board.turn());
    let forks = board.forks(other);
    if forks.len() < 2 {
        return forks;
    }
    let twos = board.two_in_a_row(own);
    let taking_all: Vec<usize> =
        twos.iter().copied().filter(|square| board.play(*square).forks(other).is_empty()).collect();
    if !taking_all.is_empty() {
        return taking_all;
    }
    let forces_no_fork = |square: &usize| {
        let after = board.play(*square);
        new_threats(board, *square, own).iter().any(|reply| !after.forks(other).contains(reply))
    };
    twos.into_iter().filter(forces_no_fork).collect()
}

#[test]
fn rules_advise_the_squares_of_their_definitions() {
    for (board, position) in naive::positions() {
        for rule in RuleOfThumb::ALL {
            let expected = if board.is_over() { Vec::new() } else { advised(rule, board) };
            assert_eq!(rule.squares(&position), naive::squares(expected), "{rule:?} in {position:?}");
        }
    }
}

#[test]
fn moves_that_keep_the_result_have_the_reason_of_the_first_rule() {
    for (board, position) in naive::positions() {
        let keeping = board.keeping();
        for number in 0..9 {
            let first_rule = RuleOfThumb::ALL.into_iter().find(|rule| advised(*rule, board).contains(&number));
            let found = reason(&position, naive::square(number)).and_then(|reason| reason.rule());
            assert_eq!(found, if keeping.contains(&number) { first_rule } else { None }, "{number} in {position:?}");
        }
    }
}

#[test]
fn strategist_follows_the_first_rule_that_advises_a_move() {
    for (board, position) in naive::positions().into_iter().filter(|(board, _)| !board.is_over()) {
        let rule = RuleOfThumb::ALL.into_iter().find(|rule| !advised(*rule, board).is_empty()).unwrap();
        let expected = Choice { criterion: Criterion::Rule(rule), squares: naive::squares(advised(rule, board)) };
        assert_eq!(Computer::Strategist.choice(&position, 0), expected, "{position:?}");
    }
}

#[test]
fn rules_advise_nothing_on_other_boards() {
    for rules in [Rules::new(4, 3, 3, Objective::Normal), Rules::new(3, 3, 3, Objective::Misere)] {
        let position = Position::new(rules.unwrap());
        assert_eq!(reason(&position, naive::square(4)), None);
        assert!(RuleOfThumb::ALL.iter().all(|rule| rule.squares(&position).is_empty()));
    }
}
