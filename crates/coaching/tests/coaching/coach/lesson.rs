//! Checks each step of the lesson by the naive game and minimax.

use coaching::coach::RuleOfThumb;
use coaching::lesson::{Response, Step};
use engine::{Objective, Value, tablebase};

use crate::coach::rules_of_thumb::advised;
use crate::naive::{self, Board};

/// Returns the naive board of a step, which is reachable.
fn board(step: Step) -> Board {
    let mut reachable = naive::positions().into_iter();
    reachable.find(|(_, position)| *position == step.position()).unwrap().0
}

/// Returns the result of a position for the side to move: 1 win, 0 draw, −1 loss.
fn result(board: Board) -> i8 {
    board.value(Objective::Normal).result
}

/// Returns the first rule that applies, with its squares.
fn first_rule(board: Board) -> (RuleOfThumb, Vec<usize>) {
    let rules = RuleOfThumb::ALL.into_iter().map(|rule| (rule, advised(rule, board)));
    rules.into_iter().find(|(_, squares)| !squares.is_empty()).unwrap()
}

#[test]
fn steps_are_the_rules_in_order_and_each_is_the_first_that_applies() {
    assert_eq!(Step::ALL.map(Step::rule), RuleOfThumb::ALL);
    for step in Step::ALL {
        assert_eq!(first_rule(board(step)).0, step.rule());
        assert!(board(step).moves().len() > 1, "{step:?} has a choice");
    }
}

#[test]
fn right_moves_are_all_that_follow_the_rule_and_keep_the_result() {
    for step in Step::ALL {
        let (board, position) = (board(step), step.position());
        let (_, advised) = first_rule(board);
        assert!(advised.iter().all(|square| board.keeping().contains(square)), "{step:?}: the rule is right");
        assert_eq!(step.right(), naive::squares(advised.clone()), "{step:?}");
        let has_other_good_moves = board.keeping().len() > advised.len();
        assert_eq!(step.has_other_good_moves(), has_other_good_moves, "{step:?}");
        for square in step.right() {
            let Some(Response::Right(reason)) = step.response(square) else { panic!("{square} is right: {step:?}") };
            assert_eq!(reason.rule(), Some(step.rule()));
            let value = tablebase::value_of_move(&position, square).unwrap();
            assert!(value.same_result(tablebase::value(&position).unwrap()));
        }
    }
}

#[test]
fn every_other_move_holds_or_is_refuted() {
    for step in Step::ALL {
        let (board, position) = (board(step), step.position());
        for number in board.moves() {
            let square = naive::square(number);
            match step.response(square).unwrap() {
                Response::Right(_) => assert!(step.right().contains(square)),
                Response::Holds => assert!(board.keeping().contains(&number) && !step.right().contains(square)),
                Response::Refuted { value, refutation, reason } => {
                    assert!(!board.keeping().contains(&number));
                    assert_eq!(Some(value), tablebase::value_of_move(&position, square));
                    let (last, before) = refutation.split_last().unwrap();
                    let before = before.iter().fold(board.play(number), |board, next| board.play(naive::number(*next)));
                    let decided = before.play(naive::number(*last));
                    let rule = reason.rule().unwrap();
                    assert!(advised(rule, before).contains(&naive::number(*last)), "{reason:?} in {before:?}");
                    match value {
                        Value::Loss(_) => {
                            assert!([RuleOfThumb::Win, RuleOfThumb::Fork].contains(&rule));
                            assert_eq!((decided.turn(), result(decided)), (position.turn(), -1));
                        }
                        _ => assert_eq!((refutation.len(), value, result(decided)), (1, Value::Draw, 0)),
                    }
                }
            }
        }
        for square in position.taken() {
            assert_eq!(step.response(square), None, "{square} is taken");
        }
    }
}
