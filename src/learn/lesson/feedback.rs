//! What an answer to a step of the lesson is worth, and why.

use super::model::Lesson;
use super::texts::OtherMoves;
use crate::i18n::Texts;
use crate::learn::exercise::Feedback;
use coaching::lesson::{Response, Step};
use engine::{Evaluation, Value, tablebase};

/// What the answer is worth and why or, without an answer, what to do.
pub fn feedback(texts: Texts, lesson: &Lesson) -> Feedback {
    let step = lesson.step();
    let turn = step.position().turn();
    let Some((square, response)) = lesson.answer().zip(lesson.response()) else {
        return Feedback { text: texts.find_the_move(turn), ..Feedback::default() };
    };
    match response {
        Response::Right(reason) => {
            let right = texts.learned(square, &texts.reason(&reason, turn));
            let more = match lesson.learned().is_complete() {
                true => texts.lesson_complete().to_owned(),
                false => texts.others(other_moves(step)),
            };
            Feedback {
                value: Some("win"),
                text: texts.two_sentences(&right, &more),
                explained: reason.squares() | square.into(),
            }
        }
        Response::Holds => {
            Feedback { value: Some("draw"), text: texts.does_not_follow_rule(square), ..Feedback::default() }
        }
        Response::Refuted { value, refutation, reason } => {
            let text = texts.wrong_rule(square, Evaluation::Exact(value), &refutation, &reason, !turn);
            let last = refutation.last().copied().into_iter().collect();
            Feedback { value: Some("loss"), text, explained: reason.squares() | last }
        }
    }
}

/// Returns how the moves that do not follow the rule of a step compare.
fn other_moves(step: Step) -> OtherMoves {
    let position = step.position();
    let right = step.right();
    let others = position.legal_squares() - right;
    match tablebase::value(&position) {
        _ if others.is_empty() => OtherMoves::None,
        _ if step.has_other_good_moves() => OtherMoves::Hold,
        Some(Value::Win(_)) => OtherMoves::GiveWinAway,
        _ if right.len() == 1 => OtherMoves::AllLose,
        _ => OtherMoves::Lose(others),
    }
}
