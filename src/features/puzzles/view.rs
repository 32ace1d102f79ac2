//! The puzzles dialog: a position to answer on the board.

use super::feedback::feedback;
use super::progress::Solved;
use super::puzzle_number::puzzle_number;
use super::shared_result::share_button;
use super::state::{CheckedAnswer, Puzzles};
use super::task::{Task, TaskKind};
use crate::features::prelude::*;
use crate::features::sharing::text_to_copy::text_to_copy;
use crate::features::widgets::exercise::{Exercise, exercise};
use coaching::puzzles::{self, PuzzleBoard};
use engine::Square;
use engine::evaluation::{Evaluation, Value};

/// The content of the dialog: the kind of tasks, the task with its board, what the answer is worth, and the way on.
pub fn puzzles(cx: &ViewContext, puzzles: &Puzzles) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let puzzles = cx.state.env().map_or_else(|| puzzles.clone(), |env| puzzles.on_day(env.today));
    let kind = |kind: TaskKind| {
        let label = match kind {
            TaskKind::Daily => texts.today().to_owned(),
            TaskKind::Puzzles(board) => {
                let [size, _] = texts.board_name(board.rules());
                size
            }
        };
        RadioOption::text(kind.name(), label, kind == puzzles.task().kind(), show(puzzles.of_kind(kind)))
    };
    let (is_solved, solved) = (puzzles.is_solved(), cx.state.profile().solved);
    let press = |act: fn(&Puzzles, Solved) -> Puzzles| {
        let puzzles = puzzles.clone();
        dispatch.reform(move |_: MouseEvent| show(act(&puzzles, solved)))
    };
    let answer = |act: fn(&Puzzles, Square, Solved) -> Puzzles| {
        let puzzles = puzzles.clone();
        dispatch.reform(move |square| show(act(&puzzles, square, solved)))
    };
    let retry = puzzles.answer().map(|_| press(|puzzles, _| puzzles.retried()));
    let (task, details) = task(cx, &puzzles);
    let game = puzzles.game();
    let solving = Exercise {
        task,
        details,
        board: puzzles.task().board(),
        position: game.position(),
        last: game.last_move(),
        wrong: None,
        above: Html::default(),
        is_open: puzzles.is_open(),
        is_solved,
        feedback: feedback(cx, &puzzles),
        onanswer: answer(|puzzles, square, solved| {
            puzzles.answered(square).map_or_else(|| puzzles.clone(), |answered| answered.counted(solved))
        }),
    };
    let is_wrong = matches!(puzzles.checked_answer(), Some(CheckedAnswer::Refuted { .. }));
    let is_done = is_solved || puzzles.is_solved_day() && !is_wrong;
    let [again, next] = [is_wrong, is_done].map(Kind::primary_if);
    let next_label = if is_done { texts.next() } else { texts.skip() };
    let mut buttons = vec![
        Button::text("retry", texts.try_again(), retry).kind(again).view(),
        Button::text("next-task", next_label, Some(press(Puzzles::skipped))).kind(next).view(),
    ];
    buttons.extend(more(cx, &puzzles));
    buttons.push(button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch));
    list(vec![
        radio_group("puzzles", texts.puzzles(), TaskKind::ALL.into_iter().map(kind), dispatch),
        exercise(cx, solving),
        text_to_copy(cx, puzzles.shared()),
        answers(buttons),
    ])
}

fn show(next: Puzzles) -> GameAction {
    GameAction::show(LazyDialog::Puzzles(next))
}

/// The button that shares the result of the puzzle of the day, or the one that repeats missed puzzles.
fn more(cx: &ViewContext, puzzles: &Puzzles) -> Option<Html> {
    share_button(cx, puzzles).or_else(|| {
        let repeating = puzzles.repeating()?;
        let missed = cx.texts.missed_puzzles(puzzles.solved().missed());
        Some(Button::text("missed-puzzles", missed, Some(cx.on_click(show(repeating)))).view())
    })
}

/// Returns the task, and its grade with the number of the puzzle or the streak, after the length of a line on larger boards. They must fit
/// two lines of a phone of 390 pixels.
fn task(cx: &ViewContext, puzzles: &Puzzles) -> (String, String) {
    let texts = cx.texts;
    let Some(puzzle) = puzzles.task().puzzle() else { return Default::default() };
    let position = puzzle.position();
    let more = match puzzles.task() {
        Task::Daily(day) => {
            let streak = match (puzzles.streak(), puzzles.last_streak()) {
                (0, 0) => texts.first_try_counts().to_owned(),
                (0, days) => texts.last_streak(days),
                (days, _) => texts.day_streak(days),
            };
            vec![texts.daily_puzzle(puzzle_number(day)), streak]
        }
        Task::Puzzle(board, number) => vec![texts.puzzle_of(number + 1, board.puzzles().len())],
    };
    let [_, in_a_row] = texts.board_name(position.rules());
    let line = (puzzles.task().board() != PuzzleBoard::Three).then_some(in_a_row);
    let grade = texts.grade(puzzle.grade()).to_owned();
    let value = puzzles::value(&position);
    let distance = value.filter(|value| matches!(value, Value::Win(_)));
    let distance = distance.map(|value| texts.value(Evaluation::Exact(value)));
    let details: Vec<String> = line.into_iter().chain([grade]).chain(distance).chain(more).collect();
    (texts.task(position.turn(), value), details.join(" · "))
}
