//! Compares the rules of thumb with independent definitions, in every position of 3×3: what they advise, the hints and the lesson
//! that follow from them. `truth` checks their reasons.

use coaching::coach::{self, Hint, Reason, RuleOfThumb, reason};
use coaching::lesson::{Response, Step};
use engine::{Analyses, Evaluation, Mark, Position, Rules, Square, Squares, Value, tablebase};

use super::truth::assert_is_true;
use crate::board::Board;
use crate::exhaustive::Exhaustive;
use crate::positions::{position, reachable, squares};

/// Returns the squares that a rule advises in an unfinished position.
fn advised(rule: RuleOfThumb, position: &Position) -> Squares {
    let (board, own, other) = (Board::of(position), position.turn(), !position.turn());
    let (free, corners) = (board.free(), squares("a1 c1 a3 c3"));
    let opposite = |square: Square| Square::new(2 - square.column(), 2 - square.row()).unwrap();
    match rule {
        RuleOfThumb::Win => board.completing(own),
        RuleOfThumb::Block => board.completing(other),
        RuleOfThumb::Fork => board.forks(own),
        RuleOfThumb::BlockFork => fork_blocks(board, own),
        RuleOfThumb::Center => free & squares("b2"),
        RuleOfThumb::OppositeCorner => {
            let is_opposite = |square: &Square| board.marks[other].contains(opposite(*square));
            (free & corners).iter().filter(is_opposite).collect()
        }
        RuleOfThumb::EmptyCorner => free & corners,
        RuleOfThumb::EmptySide => free & squares("b1 a2 c2 b3"),
    }
}

/// Returns the squares of the fourth rule: the only fork; or two in a row that leaves no fork; or two in a row that
/// forces a block without a fork.
fn fork_blocks(board: Board, own: Mark) -> Squares {
    let forks = board.forks(!own);
    if forks.len() < 2 {
        return forks;
    }
    let twos = board.lacking(own, 2);
    let forks_after = |square: Square| board.with(square, own).forks(!own);
    let taking_all: Squares = twos.iter().filter(|square| forks_after(*square).is_empty()).collect();
    if !taking_all.is_empty() {
        return taking_all;
    }
    let forces_no_fork = |square: &Square| !board.threats_with(*square, own).is_subset(forks_after(*square));
    twos.iter().filter(forces_no_fork).collect()
}

/// Returns the first rule that advises squares, with these.
fn first_rule(position: &Position) -> (RuleOfThumb, Squares) {
    let rules = RuleOfThumb::ALL.into_iter().map(|rule| (rule, advised(rule, position)));
    rules.into_iter().find(|(_, squares)| !squares.is_empty()).unwrap()
}

/// Returns the hint without any analysis.
pub fn hint(position: &Position) -> Option<Hint> {
    coach::hint(position, &Analyses::default())
}

#[test]
fn rules_advise_the_squares_of_their_definitions_and_are_the_reasons_of_good_moves() {
    let mut exhaustive = Exhaustive::new(Rules::TIC_TAC_TOE);
    for position in reachable(Rules::TIC_TAC_TOE) {
        let is_over = position.outcome().is_some();
        for rule in RuleOfThumb::ALL {
            let expected = if is_over { Squares::EMPTY } else { advised(rule, &position) };
            assert_eq!(rule.squares(&position), expected, "{rule:?} in {position:?}");
        }
        let keeping = exhaustive.keeping(&position);
        for square in position.rules().squares() {
            let first_rule = RuleOfThumb::ALL.into_iter().find(|rule| advised(*rule, &position).contains(square));
            let found = reason(&position, square).and_then(|reason| reason.rule());
            assert_eq!(found, first_rule.filter(|_| keeping.contains(square)), "{square} in {position:?}");
        }
    }
    for board in ["4x3x3", "3x3x3 misere"] {
        let position = position(board, "");
        assert_eq!(reason(&position, "b2".parse().unwrap()), None);
        assert!(RuleOfThumb::ALL.iter().all(|rule| rule.squares(&position).is_empty()));
    }
}

#[test]
fn hint_is_a_best_move_by_the_first_possible_rule() {
    let mut exhaustive = Exhaustive::new(Rules::TIC_TAC_TOE);
    for position in reachable(Rules::TIC_TAC_TOE) {
        let Some(hint) = hint(&position) else {
            assert!(position.outcome().is_some(), "{position:?}");
            continue;
        };
        let best = exhaustive.value(&position);
        assert_eq!(exhaustive.value_of_move(&position, hint.square), best, "{position:?}");
        assert_eq!(hint.value, Evaluation::Exact(best), "{position:?}");

        let told = hint.reason.clone().unwrap_or_else(|| panic!("a best move has a reason in {position:?}"));
        assert_is_true(&told, &position, hint.square);
        assert_eq!(hint.squares(), told.squares());
        let found = reason(&position, hint.square).unwrap();
        assert!(told == found || !found.is_decisive() && matches!(told, Reason::Threat { .. }), "{position:?}");
        for other in tablebase::best_squares(&position).unwrap() {
            let rule = reason(&position, other).unwrap().rule();
            assert!((rule, other) >= (found.rule(), hint.square), "{other} in {position:?}");
        }
    }
}

#[test]
fn steps_of_the_lesson_teach_the_rules_in_order_and_respond_truly_to_every_move() {
    assert_eq!(Step::ALL.map(Step::rule), RuleOfThumb::ALL);
    let mut exhaustive = Exhaustive::new(Rules::TIC_TAC_TOE);
    for step in Step::ALL {
        let position = step.position();
        let (rule, right) = first_rule(&position);
        assert!(rule == step.rule() && position.legal_squares().len() > 1, "{step:?}");
        let keeping = exhaustive.keeping(&position);
        assert!(step.right() == right && right.is_subset(keeping), "{step:?}");
        assert_eq!(step.has_other_good_moves(), right != keeping, "{step:?}");
        for square in position.rules().squares() {
            match step.response(square) {
                None => assert!(position.taken().contains(square)),
                Some(Response::Right(reason)) => assert!(right.contains(square) && reason.rule() == Some(rule)),
                Some(Response::Holds) => assert!((keeping - right).contains(square)),
                Some(Response::Refuted { value, refutation, reason }) => {
                    assert!(!keeping.contains(square) && value == exhaustive.value_of_move(&position, square));
                    let (last, before) = refutation.split_last().unwrap();
                    let played = position.play(square).unwrap();
                    let before = before.iter().fold(played, |position, next| position.play(*next).unwrap());
                    let rule = reason.rule().unwrap();
                    assert!(advised(rule, &before).contains(*last), "{reason:?} in {before:?}");
                    let decided = exhaustive.value_of_move(&before, *last);
                    if matches!(value, Value::Loss(_)) {
                        assert!([RuleOfThumb::Win, RuleOfThumb::Fork].contains(&rule));
                        assert!(before.turn() != position.turn() && matches!(decided, Value::Win(_)));
                    } else {
                        assert_eq!((refutation.len(), value, decided), (1, Value::Draw, Value::Draw));
                    }
                }
            }
        }
    }
}
