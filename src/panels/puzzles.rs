//! The puzzles dialog: a position to answer on the board.

use yew::prelude::*;

use super::callback_button::callback_button;
use super::named_text::{names, unbroken};
use super::task_board::{TaskBoard, task_board};
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, radio_group};
use crate::components::square::Highlight;
use crate::engine::Squares;
use crate::engine::coach::{self, Hint};
use crate::engine::evaluation::Evaluation;
use crate::engine::puzzles::{self, PuzzleBoard};
use crate::platform::puzzles as stored;
use crate::state::puzzles::{Task, TaskKind, Verdict};
use crate::state::{Dialog, GameAction, Puzzles};

/// The content of the dialog: the kind of tasks, the task with its board, what the answer is worth, and the way on.
pub fn puzzles(cx: &ViewContext, puzzles: Option<Puzzles>) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let puzzles = puzzles.unwrap_or_else(stored::begin);
    let show = |next: Puzzles| GameAction::show(Dialog::Puzzles(Some(next.into())));
    let kind = |kind: TaskKind| {
        let is_checked = kind == puzzles.task().kind();
        let label = match kind {
            TaskKind::Daily => texts.today().into(),
            TaskKind::Puzzles(board) => {
                let [size, _] = texts.board_name(board.rules());
                size.into()
            }
        };
        RadioOption { value: kind.name(), name: None, label, is_checked, action: show(puzzles.of_kind(kind)) }
    };
    let Feedback { kind: result, text, explained } = feedback(cx, &puzzles);
    let retry = puzzles.answer().map(|_| dispatch.reform(move |()| show(puzzles.retried())));
    let (task, details) = task(cx, &puzzles);
    let (next, done) =
        if puzzles.is_solved() { (Kind::Primary, Kind::Secondary) } else { (Kind::Secondary, Kind::Primary) };
    html! {
        <>
            { radio_group("puzzles", texts.puzzles(), TaskKind::ALL.into_iter().map(kind), dispatch) }
            <p class="task" aria-live="polite"><strong>{ task }</strong>{ " " }<small>{ details }</small></p>
            <div class="task-board" data-board={puzzles.task().board().name()}>
                { board(cx, puzzles, explained) }
            </div>
            <p class="feedback" aria-live="polite" data-value={result} data-names={names(&text)}>
                { unbroken(&text) }
            </p>
            <div class="answers">
                { callback_button(Kind::Secondary, "retry", texts.try_again(), retry) }
                { button(next, "next-task", texts.next(), show(puzzles.next()), dispatch) }
            </div>
            { button(done, "close", texts.done(), GameAction::CloseDialog, dispatch) }
        </>
    }
}

/// The board of a task, with the answer and the shown moves of its refutation.
fn board(cx: &ViewContext, puzzles: Puzzles, explained: Squares) -> Html {
    let show = |next: Puzzles| GameAction::show(Dialog::Puzzles(Some(next.into())));
    let game = puzzles.game();
    let is_explained = |square| if explained.contains(square) { Highlight::Explained } else { Highlight::None };
    let board = TaskBoard {
        position: game.position(),
        last: game.last_move(),
        highlight: &is_explained,
        above: Html::default(),
        is_disabled: puzzles.answer().is_some(),
        tab_stop: puzzles.tab_stop(),
        onanswer: cx.dispatch.reform(move |square| show(stored::count(puzzles.answered(square)))),
        onfocus: cx.dispatch.reform(move |square| show(puzzles.focused(square))),
    };
    task_board(cx, board)
}

/// Returns the task, and its grade with the number of the puzzle or the streak, after the length of a line on larger boards.
fn task(cx: &ViewContext, puzzles: &Puzzles) -> (String, String) {
    let texts = cx.texts;
    let Some(puzzle) = puzzles.task().puzzle() else { return Default::default() };
    let position = puzzle.position();
    let value = puzzles::value(&position).map_or(Evaluation::Unknown, Evaluation::Exact);
    let more = match puzzles.task() {
        Task::Daily(_) => texts.day_streak(puzzles.streak()),
        Task::Puzzle(board, number) => texts.puzzle_of(number + 1, board.puzzles().len()),
    };
    let [_, in_a_row] = texts.board_name(position.rules());
    let line = (puzzles.task().board() != PuzzleBoard::Three).then_some(in_a_row);
    let grade = texts.grade(puzzle.grade()).to_owned();
    let details: Vec<String> = line.into_iter().chain([grade, more]).collect();
    (texts.task(position.turn(), value), details.join(" · "))
}

/// What an answer is worth, in words.
#[derive(Default)]
struct Feedback {
    /// The `data-value` attribute: `win` for a right answer and `loss` for a wrong one.
    kind: Option<&'static str>,
    text: String,
    /// The squares that explain a right answer, or the wrong answer.
    explained: Squares,
}

fn feedback(cx: &ViewContext, puzzles: &Puzzles) -> Feedback {
    let (Some(square), Some(verdict)) = (puzzles.answer(), puzzles.verdict()) else { return Feedback::default() };
    let texts = cx.texts;
    let position = puzzles.task().position();
    match verdict {
        Verdict::Right => {
            let reason = coach::reason(&position, square).or_else(|| coach::urgent(&position, square));
            let explained = reason.as_ref().map(coach::Reason::squares).unwrap_or_default();
            let value = puzzles::value_of_move(&position, square).map_or(Evaluation::Unknown, Evaluation::Exact);
            let hint = Hint { square, value, reason };
            let text = texts.solved(&cx.texts.best_move(&hint, position.turn()));
            Feedback { kind: Some("win"), text, explained }
        }
        Verdict::Refuted { value, refutation } => {
            let text = texts.wrong_puzzle(square, value, &refutation, !position.turn());
            Feedback { kind: Some("loss"), text, explained: square.into() }
        }
    }
}
