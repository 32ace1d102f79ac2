//! The lesson dialog: a rule with its reason, and a position to try it on the board.

use yew::prelude::*;

use super::state::Lesson;
use super::texts::OtherMoves;
use crate::components::ViewContext;
use crate::components::controls::{Kind, button};
use crate::components::square::Highlight;
use crate::engine::evaluation::{Evaluation, Value};
use crate::engine::lesson::{Response, Step};
use crate::engine::{Computer, Level, Opponent, Rules, Squares, tablebase};
use crate::features::board::strike::strike;
use crate::features::dialog::LazyDialog;
use crate::features::widgets::callback_button::callback_button;
use crate::features::widgets::exercise_board::{TaskBoard, task_board};
use crate::features::widgets::named_text::{names, unbroken};
use crate::state::{GameAction, Setup, Stage};

/// The opponent for which the lesson prepares.
const UNBEATABLE: Computer = Computer::Level(Level::Unbeatable);

/// The content of the dialog: the progress, the rule, the board, what the answer is worth, and the way on.
pub fn lesson(cx: &ViewContext, lesson: Option<Lesson>) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let lesson = lesson.unwrap_or_else(|| Lesson::new(cx.state.learned())).merged(cx.state.learned());
    let Feedback { kind, text, explained } = feedback(cx, &lesson);
    let rule = lesson.step().rule();
    let number = usize::from(lesson.number()) + 1;
    html! {
        <>
            { steps(cx, &lesson) }
            <p class="task" aria-live="polite">
                <strong>{ texts.rule_of_step(number, rule) }</strong>{ " " }<small>{ texts.why_rule(rule) }</small>
            </p>
            <div class="task-board lesson-board" data-verdict={kind}>{ board(cx, lesson, explained) }</div>
            <p class="feedback" aria-live="polite" data-value={kind} data-names={names(&text)}>
                { unbroken(&text) }
            </p>
            <div class="answers">
                { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
                { way_on(cx, lesson) }
            </div>
        </>
    }
}

/// Opens the dialog with another state of the lesson.
fn show(lesson: Lesson) -> GameAction {
    GameAction::show(LazyDialog::Lesson(lesson))
}

/// One dot for each step, between the ways to the previous and to the next one.
fn steps(cx: &ViewContext, lesson: &Lesson) -> Html {
    let texts = cx.texts;
    let (learned, number) = (lesson.learned(), lesson.number());
    let way = |name, icon, label, other: Option<Lesson>| {
        let onclick = other.map_or_else(Callback::noop, |other| cx.dispatch.reform(move |_: MouseEvent| show(other)));
        html! {
            <button
                type="button"
                class="quiet"
                data-action={name}
                aria-label={label}
                title={label}
                aria-disabled={other.is_none().then_some("true")}
                {onclick}
            >
                <svg class="icon" aria-hidden="true"><use href={icon} /></svg>
            </button>
        }
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
    html! {
        <div class="lesson-steps">
            { way("previous-rule", "#icon-back", texts.previous_rule(), previous) }
            <span class="dots" role="img" aria-label={name}>{ for (0..count as u8).map(dot) }</span>
            { way("next-rule", "#icon-forward", texts.next_rule(), lesson.at(number + 1)) }
        </div>
    }
}

/// The board with a right answer. Marks a wrong one, which does not stay, and what refutes it.
fn board(cx: &ViewContext, lesson: Lesson, explained: Squares) -> Html {
    let is_right = lesson.is_right();
    let position = lesson.position();
    let wrong = lesson.answer().filter(|_| !is_right);
    let highlight = |square| match square {
        _ if wrong == Some(square) => Highlight::Hint,
        _ if explained.contains(square) => Highlight::Explained,
        _ => Highlight::None,
    };
    let onanswer = cx.dispatch.reform(move |square| show(lesson.answered(square)));
    let onfocus = cx.dispatch.reform(move |square| show(lesson.focused(square)));
    let board = TaskBoard {
        position,
        last: lesson.answer().filter(|_| is_right),
        highlight: &highlight,
        above: strike(position),
        is_disabled: is_right,
        tab_stop: lesson.tab_stop(),
        onanswer,
        onfocus,
    };
    task_board(cx, board)
}

/// The way to the next step, or to a game once all rules are learned.
fn way_on(cx: &ViewContext, lesson: Lesson) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    if lesson.is_right() && lesson.learned().is_complete() {
        let play = play_unbeatable(cx);
        let play = dispatch.reform(move |()| play.clone());
        return callback_button(Kind::Primary, "play-unbeatable", &texts.play_against(UNBEATABLE), Some(play));
    }
    let next = lesson.next().filter(|_| lesson.is_right());
    let kind = if next.is_some() { Kind::Primary } else { Kind::Secondary };
    let onpress = next.map(|next| dispatch.reform(move |()| show(next)));
    callback_button(kind, "next-step", texts.next(), onpress)
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

/// What an answer is worth, in words.
#[derive(Default)]
struct Feedback {
    /// The `data-value` attribute: `win` for a right answer, `loss` for a wrong one, and `draw` for another good one.
    kind: Option<&'static str>,
    text: String,
    /// The squares that explain a right answer or refute a wrong one.
    explained: Squares,
}

fn feedback(cx: &ViewContext, lesson: &Lesson) -> Feedback {
    let texts = cx.texts;
    let step = lesson.step();
    let turn = step.position().turn();
    let Some((square, response)) = lesson.answer().zip(lesson.response()) else {
        return Feedback { text: texts.your_move(turn), ..Feedback::default() };
    };
    match response {
        Response::Right(reason) => {
            let right = texts.right_answer(square, &reason, turn);
            let more = match lesson.learned().is_complete() {
                true => texts.lesson_complete().to_owned(),
                false => texts.others(other_moves(step)),
            };
            Feedback {
                kind: Some("win"),
                text: texts.two_sentences(&right, &more),
                explained: reason.squares() | square.into(),
            }
        }
        Response::Holds => Feedback { kind: Some("draw"), text: texts.holds(square), ..Feedback::default() },
        Response::Refuted { value, refutation, reason } => {
            let text = texts.wrong_rule(square, Evaluation::Exact(value), &refutation, &reason, !turn);
            let last = refutation.last().copied().into_iter().collect();
            Feedback { kind: Some("loss"), text, explained: reason.squares() | last }
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
