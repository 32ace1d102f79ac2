//! The puzzles dialog: a position to answer on the board.

use yew::prelude::*;

use super::callback_button::callback_button;
use super::named_text::{names, unbroken};
use super::task_board::{TaskBoard, task_board};
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, radio_group};
use crate::components::square::Highlight;
use crate::engine::coach::{self, Hint, Reason};
use crate::engine::evaluation::{Evaluation, Wdl};
use crate::engine::puzzles::{self, PuzzleBoard};
use crate::engine::{Position, Square, Squares};
use crate::platform::puzzles as stored;
use crate::state::puzzles::{Task, TaskKind, Verdict};
use crate::state::{Dialog, GameAction, Puzzles};

/// The content of the dialog: the kind of tasks, the task with its board, what the answer is worth, and the way on.
pub fn puzzles(cx: &ViewContext, puzzles: Option<Puzzles>) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let puzzles = puzzles.unwrap_or_else(stored::begin);
    let show = |next: Puzzles| GameAction::show(Dialog::Puzzles(Some(next.into())));
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
            let reason = reason(&position, square);
            let explained = reason.as_ref().map(Reason::squares).unwrap_or_default();
            let value = puzzles::value_of_move(&position, square).map_or(Evaluation::Unknown, Evaluation::Exact);
            let hint = Hint { square, value, reason };
            let text = texts.right_puzzle(&hint, position.turn());
            Feedback { kind: Some("win"), text, explained }
        }
        Verdict::Refuted { value, refutation } => {
            let reason = reason_of_reply(&position, square, value, &refutation);
            let text = texts.wrong_puzzle(square, value, &refutation, reason.as_ref(), !position.turn());
            Feedback { kind: Some("loss"), text, explained: square.into() }
        }
    }
}

/// Returns the reason of a good move.
fn reason(position: &Position, square: Square) -> Option<Reason> {
    coach::reason(position, square).or_else(|| coach::urgent(position, square))
}

/// Returns why the first move of a refutation refutes the wrong answer, if that move alone shows it.
fn reason_of_reply(position: &Position, wrong: Square, value: Evaluation, refutation: &[Square]) -> Option<Reason> {
    let reason = reason(&position.play(wrong).ok()?, *refutation.first()?)?;
    let shows = match reason {
        Reason::Win { .. } | Reason::Fork { .. } => true,
        Reason::Block { .. } | Reason::BlockFork { .. } => value.wdl() == Some(Wdl::Draw),
        Reason::Center | Reason::OppositeCorner { .. } | Reason::EmptyCorner | Reason::EmptySide => false,
    };
    shows.then_some(reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;
    use crate::state::{GameState, Preferences, Scores, Setup, Solved};

    /// Returns the feedback to every answer to every puzzle of a board.
    fn texts(board: PuzzleBoard) -> Vec<String> {
        let state = GameState::new(Setup::default(), Preferences::default(), Scores::default(), 1);
        let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
        let mut puzzles = Puzzles::new(0, Solved::default()).of_kind(TaskKind::Puzzles(board));
        let mut texts = Vec::new();
        for _ in board.puzzles() {
            let free = puzzles.task().position().legal_squares();
            texts.extend(free.iter().map(|square| feedback(&cx, &puzzles.answered(square)).text));
            puzzles = puzzles.next();
        }
        texts
    }

    #[test]
    fn feedback_names_the_reason_or_the_reply() {
        let texts = PuzzleBoard::ALL.map(texts).concat();
        for text in [
            "Right. a1 makes a fork: a1–a2–a3 and a1–b2–c3.",
            "Right. c1 takes a corner, and wins in 3.",
            "Right. c4 keeps the draw.",
            "a1 loses: X takes b2 and wins.",
            "c2 loses: O b1 makes a fork: a1–b1–c1 and b1–b2–b3.",
            "c2 loses: X b2, O a1, X takes a3 and wins.",
            "a1 only draws: X b1 blocks O on b1–b2–b3.",
        ] {
            assert!(texts.iter().any(|shown| shown == text), "{text}");
        }
        // Each is a sentence with a verb after the square.
        let verbs = ["only", "loses:", "makes", "blocks", "completes", "takes", "forces", "keeps"];
        for text in &texts {
            let verb = text.trim_start_matches("Right. ").split(' ').nth(1);
            assert!(verb.is_some_and(|verb| verbs.contains(&verb)) && text.ends_with('.'), "{text}");
        }
    }
}
