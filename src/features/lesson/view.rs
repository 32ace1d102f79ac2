//! The lesson dialog: a rule with its reason, and a position to try it on the board.

use super::state::Lesson;
use super::texts::OtherMoves;
use crate::features::board::strike::strike;
use crate::features::prelude::*;
use crate::features::widgets::exercise::{Exercise, Feedback, exercise};
use crate::state::opponent::Opponent;
use crate::state::{Setup, Stage};
use coaching::lesson::{Response, Step};
use coaching::puzzles::PuzzleBoard;
use coaching::{Computer, Level};
use engine::evaluation::{Evaluation, Value};
use engine::{Rules, tablebase};

/// The opponent for which the lesson prepares.
const UNBEATABLE: Computer = Computer::Level(Level::Unbeatable);

/// The content of the dialog: the progress, the rule, the board, what the answer is worth, and the way on.
pub fn lesson(cx: &ViewContext, lesson: Lesson) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let lesson = lesson.merged(cx.state.profile().learned);
    let (rule, position, is_right) = (lesson.step().rule(), lesson.position(), lesson.is_right());
    let (right, wrong) = if is_right { (lesson.answer(), None) } else { (None, lesson.answer()) };
    let learning = Exercise {
        task: texts.rule(lesson.number() + 1, rule),
        details: texts.why_rule(rule).to_owned(),
        board: PuzzleBoard::Three,
        position,
        last: right,
        wrong,
        above: strike(position),
        is_open: !is_right,
        is_solved: is_right,
        feedback: feedback(cx, &lesson),
        onanswer: dispatch.reform(move |square| show(lesson.answered(square))),
    };
    list(vec![
        steps(cx, &lesson),
        exercise(cx, learning),
        answers(vec![
            button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch),
            way_on(cx, lesson),
        ]),
    ])
}

/// Opens the dialog with another state of the lesson.
fn show(lesson: Lesson) -> GameAction {
    GameAction::show(LazyDialog::Lesson(lesson))
}

/// One dot for each step, between the ways to the previous and to the next one.
fn steps(cx: &ViewContext, lesson: &Lesson) -> Html {
    let texts = cx.texts;
    let (learned, number) = (lesson.learned(), lesson.number());
    let way = |name, icon, label: &'static str, other: Option<Lesson>| {
        Button::icon(name, icon, label, other.map(|other| cx.on_click(show(other)))).view()
    };
    let dot = |index: u8| {
        html! {
            <span
                data-learned={learned.has(index).then_some("")}
                data-current={(index == number).then_some("")}
            />
        }
    };
    let count = Step::ALL.len();
    let name = texts.lesson_progress(usize::from(number) + 1, count, learned.count());
    let previous = number.checked_sub(1).and_then(|previous| lesson.at(previous));
    let dots = list((0..count as u8).map(dot).collect());
    group(
        "lesson-steps",
        vec![
            way("previous-rule", "#icon-back", texts.previous_rule(), previous),
            html! { <span class="dots" role="img" aria-label={name}>{ dots }</span> },
            way("next-rule", "#icon-forward", texts.next_rule(), lesson.at(number + 1)),
        ],
    )
}

/// The way to the next step, or to a game once all rules are learned.
fn way_on(cx: &ViewContext, lesson: Lesson) -> Html {
    let texts = cx.texts;
    if lesson.is_right() && lesson.learned().is_complete() {
        let play = Some(cx.on_click(play_unbeatable(cx)));
        return Button::text("play-unbeatable", texts.play_against(Rules::TIC_TAC_TOE, UNBEATABLE), play)
            .kind(Kind::Primary)
            .view();
    }
    let next = lesson.next().filter(|_| lesson.is_right());
    let kind = Kind::primary_if(next.is_some());
    Button::text("next-step", texts.next(), next.map(|next| cx.on_click(show(next)))).kind(kind).view()
}

/// Starts a game against [`UNBEATABLE`], or continues it.
fn play_unbeatable(cx: &ViewContext) -> GameAction {
    let current = cx.state.setup();
    let unbeatable = Setup { rules: Rules::TIC_TAC_TOE, opponent: Opponent::Computer(UNBEATABLE), ..current };
    match cx.state.stage() {
        _ if unbeatable != current => GameAction::Choose(unbeatable),
        Stage::Over(_) => GameAction::Reset,
        _ => GameAction::CloseDialog,
    }
}

fn feedback(cx: &ViewContext, lesson: &Lesson) -> Feedback {
    let texts = cx.texts;
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
