//! What an answer to a puzzle is worth, and why.

use super::shared_result::minutes_and_seconds;
use super::wrong_texts::WrongAnswer;
use crate::i18n::Texts;
use crate::learn::exercise::Feedback;
use crate::learn::puzzles::checked_answer::CheckedAnswer;
use crate::learn::puzzles::model::Puzzles;
use coaching::coach::{self, Hint, Reason, RuleOfThumb};
use coaching::puzzles;
use engine::{Evaluation, Position, Square, Squares, Wdl};

/// What the last answer is worth and why, and whether the result was shared. The next puzzle of a day comes in this number of minutes.
pub fn feedback(texts: Texts, puzzles: &Puzzles, minutes_left: u32) -> Feedback {
    let feedback = about_answer(texts, puzzles, minutes_left);
    let Some(shared) = puzzles.shared().map(|result| texts.about_sharing(result)) else { return feedback };
    Feedback { text: texts.sentences([feedback.text, shared.to_owned()]), ..feedback }
}

/// What the last answer is worth and why. Without an answer, what became of the puzzle of the
/// day when the dialog was open before.
fn about_answer(texts: Texts, puzzles: &Puzzles, minutes_left: u32) -> Feedback {
    if puzzles.aim().is_some() {
        return Feedback { text: texts.aims_to_play().to_owned(), ..Feedback::default() };
    }
    if puzzles.shows_solution() {
        let moves = texts.moves_in_order(puzzles.game().moves(), puzzles.side());
        let text = texts.sentences([about_day(texts, puzzles, minutes_left), texts.solution(&moves)]);
        return Feedback { text, ..Feedback::default() };
    }
    let (Some(square), Some(checked)) = (puzzles.answer(), puzzles.checked_answer()) else {
        return Feedback { text: about_day(texts, puzzles, minutes_left), ..Feedback::default() };
    };
    match checked {
        CheckedAnswer::Right { position, reply } => {
            let reason = reason(&position, square);
            let explained = reason.as_ref().map(Reason::squares).unwrap_or_default();
            let value = puzzles::value_of_move(&position, square).map_or(Evaluation::Unknown, Evaluation::Exact);
            let hint = Hint { square, value, reason, is_better: true };
            let right = texts.right_puzzle(&hint, position.turn());
            let is_won = puzzles.position().outcome().is_some_and(|outcome| outcome.winner().is_some());
            let text = match reply {
                _ if puzzles.is_solved() => {
                    let solved = texts.two_sentences(&right, texts.solved(is_won));
                    match puzzles.is_of_today() {
                        true => texts.two_sentences(&solved, &texts.next_daily(minutes_left)),
                        false => solved,
                    }
                }
                Some(reply) => texts.two_sentences(&right, &texts.reply_to_answer(puzzles, !position.turn(), reply)),
                None => right,
            };
            Feedback { value: Some("win"), text, explained }
        }
        CheckedAnswer::Refuted { position, value, refutation } => {
            let reason = reason_of_reply(&position, square, value, &refutation);
            let wrong = WrongAnswer { position, square, value, refutation: &refutation, reason: reason.as_ref() };
            let own_lines =
                wrong.own_lines().into_iter().fold(Squares::EMPTY, |squares, line| squares | line.squares());
            Feedback { value: Some("loss"), text: texts.wrong_puzzle(&wrong), explained: own_lines | square.into() }
        }
    }
}

/// Returns the result of an answered day, and the time until the next puzzle unless another try is open. Without an answer: the streak so
/// far, and whether a missed day is forgiven.
fn about_day(texts: Texts, puzzles: &Puzzles, minutes_left: u32) -> String {
    let result = puzzles.result().map(|result| texts.result_of_day(result));
    let time = puzzles.seconds().map(|seconds| texts.daily_time(&minutes_and_seconds(seconds)));
    let next = result.as_ref().filter(|_| !puzzles.is_open()).map(|_| texts.next_daily(minutes_left));
    let forgiven =
        (puzzles.streak().is_forgiven && !puzzles.hides_streak()).then(|| texts.missed_day_is_forgiven().to_owned());
    let streak = (result.is_none() && !puzzles.hides_streak()).then(|| texts.streak_so_far(puzzles));
    let [next, forgiven, streak] = if puzzles.is_of_today() { [next, forgiven, streak] } else { [None, None, None] };
    texts.sentences([result, time, forgiven, streak, next].into_iter().flatten())
}

/// Returns the reason of a good move: of a block that is a fork, too, the fork, which is what wins.
fn reason(position: &Position, square: Square) -> Option<Reason> {
    let reason = coach::reason(position, square).or_else(|| coach::urgent(position, square));
    let fork = || RuleOfThumb::Fork.reason(position, square);
    match reason {
        Some(Reason::Block { .. }) => fork().or(reason),
        _ => reason,
    }
}

/// Returns why the first move of a refutation refutes the wrong answer, if that move alone shows it.
fn reason_of_reply(position: &Position, wrong: Square, value: Evaluation, refutation: &[Square]) -> Option<Reason> {
    let reason = reason(&position.play(wrong).ok()?, *refutation.first()?)?;
    let makes_line = matches!(reason, Reason::Win { .. } | Reason::Fork { .. });
    let shows = makes_line || reason.is_decisive() && value.wdl() == Some(Wdl::Draw);
    shows.then_some(reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::puzzles::progress::Solved;
    use crate::learn::puzzles::task::{FIRST_DAY, TaskKind};
    use crate::learn::puzzles::update::Msg;
    use crate::share::result::{Copied, ShareOutcome, ShareResult};
    use coaching::puzzles::PuzzleBoard;

    /// Returns the puzzles after a message on their day.
    fn after(puzzles: &Puzzles, msg: Msg) -> Puzzles {
        let mut next = puzzles.clone();
        let _ = next.update(msg, puzzles.today(), puzzles.solved());
        next
    }

    /// Returns the feedback to every answer to every puzzle of a board, before and after the reply.
    fn texts(board: PuzzleBoard) -> Vec<String> {
        let mut puzzles = after(&Puzzles::new(0, Solved::default()), Msg::Choose(TaskKind::Puzzles(board)));
        let mut texts = Vec::new();
        for _ in board.puzzles() {
            for square in puzzles.task().position().legal_squares() {
                let answered = after(&puzzles, Msg::Answer(square));
                let continued = answered.step().map(|step| after(&answered, Msg::Continue(step)));
                let shown = [continued, Some(answered)].into_iter().flatten();
                texts.extend(shown.map(|puzzles| feedback(Texts::ENGLISH, &puzzles, 307).text));
            }
            puzzles = after(&puzzles, Msg::Next);
        }
        texts
    }

    /// Returns the feedback to every wrong answer to the puzzle of a day, once the reply is shown.
    fn wrong_texts(day: u32) -> Vec<String> {
        let begin = Puzzles::new(day, Solved::default());
        let answers = begin.position().legal_squares().iter().map(|square| after(&begin, Msg::Answer(square)));
        let shown = |wrong: Puzzles| {
            let replied = wrong.step().map_or(wrong.clone(), |step| after(&wrong, Msg::Continue(step)));
            let is_shown = replied.game().moves().len() > 1
                || replied.position().play(replied.answer()?).is_ok_and(|end| end.outcome().is_some());
            assert!(is_shown, "{:?}: the reply is shown", replied.answer());
            Some(feedback(Texts::ENGLISH, &replied, 307).text)
        };
        answers.filter(Puzzles::is_refuted).filter_map(shown).collect()
    }

    #[test]
    fn every_wrong_answer_has_a_reason_with_the_reply() {
        let all: Vec<String> = (FIRST_DAY..FIRST_DAY + 28).flat_map(wrong_texts).collect();
        for text in [
            "a3 loses: it completes your own line a1–a2–a3.",
            "b2 loses: X answers c1, and in the end you must complete a line.",
            "c1 only draws: X answers a1, and you can no longer force a win.",
            "b1 makes no four in a row, so X has time to stop you with e2.",
            "After g5, X blocks with f5, and you have no four in a row left that wins.",
        ] {
            assert!(all.iter().any(|shown| shown == text), "{text}");
        }
    }

    #[test]
    fn puzzle_of_the_day_says_what_became_of_it() {
        let daily = |solved| after(&Puzzles::new(5, solved), Msg::Choose(TaskKind::Daily));
        let text = |solved: &Solved, today: u32| {
            let mut puzzles = daily(solved.clone());
            puzzles.refresh(today, solved);
            feedback(Texts::ENGLISH, &puzzles, 307).text
        };
        let (open, missed) = (Solved::default(), Solved::default().with_wrong_day(5));
        let solved = missed.clone().with_day(5);
        assert_eq!(text(&open, 5), "Only the first try counts for the streak.");
        assert_eq!(text(&missed, 5), "Your first try was wrong.", "the puzzle is open");
        let solution = "Solution: O c3, X a1, O a2.";
        assert_eq!(text(&solved, 5), format!("Solved in 2 tries. Next puzzle in 5 h. {solution}"));
        assert_eq!(text(&solved, 6), format!("Solved in 2 tries. {solution}"), "the next puzzle is there");
        let result = ShareResult { outcome: ShareOutcome::Copied(Copied::Result), text: String::new() };
        let shared = after(&daily(solved), Msg::Shared(result.clone()));
        let shared = feedback(Texts::ENGLISH, &shared, 307).text;
        assert!(shared.ends_with(Texts::ENGLISH.about_sharing(&result)), "{shared}");
    }

    #[test]
    fn feedback_names_the_reason_or_the_reply() {
        let texts = PuzzleBoard::ALL.map(texts).concat();
        for text in [
            "Right. a1 makes a fork: a1–b1–c1 and a1–b2–c3.",
            "Right. c1 takes a corner, and wins in 3 moves.",
            "Right. c4 keeps the draw.",
            "Right. c3 blocks O on a3–b3–c3. O answered a1. Your move 2 of 2.",
            "Right. a1 completes a1–b2–c3. Puzzle solved!",
            // The answer makes the draw certain, and the reply to it.
            "Right. e4 keeps the draw. Puzzle solved! You saved the draw.",
            "Right. a1 blocks X on a1–b1–c1. Puzzle solved! You saved the draw.",
            "a1 loses: X takes b2 and wins.",
            "a1 loses: X c1 makes a fork: c1–c2–c3 and c1–b2–a3.",
            "d1 loses: X b2, O b4, X takes d4 and wins.",
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
