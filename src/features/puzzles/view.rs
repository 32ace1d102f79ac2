//! The puzzles dialog: a position to answer on the board.

use super::progress::Solved;
use super::puzzle_number::puzzle_number;
use super::state::{CheckedAnswer, Puzzles};
use super::task::{Task, TaskKind};
use super::today::today;
use crate::engine::coach::{self, Hint, Reason};
use crate::engine::evaluation::{Evaluation, Value, Wdl};
use crate::engine::puzzles::{self, PuzzleBoard};
use crate::engine::{Position, Square};
use crate::features::prelude::*;
use crate::features::sharing::result::ShareResult;
use crate::features::sharing::send::share_ended;
use crate::features::sharing::share_sheet as sharing;
use crate::features::widgets::exercise::{Exercise, Feedback, exercise};

/// The content of the dialog: the kind of tasks, the task with its board, what the answer is worth, and the way on.
pub fn puzzles(cx: &ViewContext, puzzles: Option<&Puzzles>) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let puzzles = puzzles.cloned().unwrap_or_else(|| Puzzles::new(today(), cx.state.profile().solved));
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
    let [again, next] = [is_wrong, is_solved].map(Kind::primary_if);
    let next_label = if is_solved { texts.next() } else { texts.skip() };
    let mut buttons = vec![
        Button::text("retry", texts.try_again(), retry).kind(again).view(),
        Button::text("next-task", next_label, Some(press(Puzzles::skipped))).kind(next).view(),
    ];
    buttons.extend(more(cx, &puzzles));
    buttons.push(button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch));
    list(vec![
        radio_group("puzzles", texts.puzzles(), TaskKind::ALL.into_iter().map(kind), dispatch),
        exercise(cx, solving),
        answers(buttons),
    ])
}

fn show(next: Puzzles) -> GameAction {
    GameAction::show(LazyDialog::Puzzles(next))
}

/// The button that shares the result of the puzzle of the day, or the one that repeats missed puzzles.
fn more(cx: &ViewContext, puzzles: &Puzzles) -> Option<Html> {
    let ViewContext { dispatch, texts, .. } = *cx;
    if let (Task::Daily(day), Some(tries)) = (puzzles.task(), puzzles.tries()) {
        let ended = share_ended(dispatch);
        let result = texts.daily_result(puzzle_number(day), tries);
        let share = Callback::from(move |_| sharing::share_result(result.clone(), ended.clone()));
        return Some(Button::text("share-result", texts.share(), Some(share)).view());
    }
    let repeating = puzzles.repeating()?;
    let missed = texts.missed_puzzles(puzzles.solved().missed());
    Some(Button::text("missed-puzzles", missed, Some(cx.on_click(show(repeating)))).view())
}

/// Returns the task, and its grade with the number of the puzzle or the streak, after the length of a line on larger boards. They must fit
/// two lines of a phone of 390 pixels.
fn task(cx: &ViewContext, puzzles: &Puzzles) -> (String, String) {
    let texts = cx.texts;
    let Some(puzzle) = puzzles.task().puzzle() else { return Default::default() };
    let position = puzzle.position();
    let more = match puzzles.task() {
        Task::Daily(day) => {
            let streak = match puzzles.streak() {
                0 => texts.first_try_counts().to_owned(),
                days => texts.day_streak(days),
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

fn feedback(cx: &ViewContext, puzzles: &Puzzles) -> Feedback {
    let (Some(square), Some(checked)) = (puzzles.answer(), puzzles.checked_answer()) else {
        return Feedback::default();
    };
    let texts = cx.texts;
    match checked {
        CheckedAnswer::Right { position, reply } => {
            let reason = reason(&position, square);
            let explained = reason.as_ref().map(Reason::squares).unwrap_or_default();
            let value = puzzles::value_of_move(&position, square).map_or(Evaluation::Unknown, Evaluation::Exact);
            let hint = Hint { square, value, reason, effect: None, is_better: true };
            let right = texts.right_puzzle(&hint, &position);
            let is_won = puzzles.position().outcome().is_some_and(|outcome| outcome.winner().is_some());
            let text = match (puzzles.shared(), reply) {
                (Some(ShareResult::Refused(text)), _) => {
                    texts.two_sentences(texts.share_result(&ShareResult::Refused(String::new())), text)
                }
                (Some(shared), _) => texts.share_result(shared).to_owned(),
                (None, _) if puzzles.is_solved() => texts.two_sentences(&right, &texts.solved(position.turn(), is_won)),
                (None, Some(reply)) => texts.two_sentences(&right, &texts.opponent_replied(!position.turn(), reply)),
                (None, None) => right,
            };
            Feedback { value: Some("win"), text, explained }
        }
        CheckedAnswer::Refuted { position, value, refutation } => {
            let reason = reason_of_reply(&position, square, value, &refutation);
            let text = texts.wrong_puzzle(square, value, &refutation, reason.as_ref(), !position.turn());
            Feedback { value: Some("loss"), text, explained: square.into() }
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
    let makes_line = matches!(reason, Reason::Win { .. } | Reason::Fork { .. });
    let shows = makes_line || !reason.is_place() && value.wdl() == Some(Wdl::Draw);
    shows.then_some(reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::score::state::Scores;
    use crate::i18n::Texts;
    use crate::state::{GameState, Preferences, Setup};

    /// Returns the feedback to every answer to every puzzle of a board, before and after the reply.
    fn texts(board: PuzzleBoard) -> Vec<String> {
        let state = GameState::new(Setup::default(), Preferences::default(), Scores::default(), 1);
        let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
        let mut puzzles = Puzzles::new(0, Solved::default()).of_kind(TaskKind::Puzzles(board));
        let mut texts = Vec::new();
        for _ in board.puzzles() {
            let free = puzzles.task().position().legal_squares();
            for answered in free.iter().filter_map(|square| puzzles.answered(square)) {
                let shown = [answered.continued(), Some(answered)].into_iter().flatten();
                texts.extend(shown.map(|puzzles| feedback(&cx, &puzzles).text));
            }
            puzzles = puzzles.next();
        }
        texts
    }

    #[test]
    fn feedback_names_the_reason_or_the_reply() {
        let texts = PuzzleBoard::ALL.map(texts).concat();
        for text in [
            "Right. a1 makes a fork: a1–b1–c1 and a1–b2–c3.",
            "Right. c1 takes a corner, and wins in 3 moves.",
            "Right. c4 keeps the draw.",
            "Right. a1 blocks O on a1–b1–c1. O answered with a2. Your turn.",
            "Right. a1 completes a1–b2–c3. Puzzle solved!",
            // The answer makes the draw certain, and the reply to it.
            "Right. e4 keeps the draw. Puzzle solved: X cannot win any more.",
            "Right. a1 blocks X on a1–b1–c1. Puzzle solved: X cannot win any more.",
            "a1 loses: X takes b2 and wins.",
            "a1 loses: X c1 makes a fork: c1–c2–c3 and c1–b2–a3.",
            "c2 loses: X b2, O c1, X takes b3 and wins.",
            "a1 only draws: X b1 blocks O on b1–b2–b3.",
        ] {
            assert!(texts.iter().any(|shown| shown == text), "{text}");
        }
        // Each is a sentence with a verb after the square.
        let verbs = ["only", "loses:", "makes", "blocks", "completes", "takes", "forces", "keeps"];
        for text in &texts {
            let verb = text.trim_start_matches("Right. ").split(' ').nth(1);
            let is_complete = text.ends_with('.') || text.ends_with(". Puzzle solved!");
            assert!(verb.is_some_and(|verb| verbs.contains(&verb)) && is_complete, "{text}");
        }
    }
}
