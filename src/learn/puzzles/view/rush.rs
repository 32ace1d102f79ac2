//! The rush: its rules, its time and count above the puzzle, and its result.

use super::missed::missed;
use super::puzzle::puzzle;
use super::shared_result::minutes_and_seconds;
use crate::i18n::Texts;
use crate::learn::exercise::{Exercise, Feedback, exercise};
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::rush::{self, Rush};
use crate::learn::puzzles::update::Msg;
use crate::ui::elements::tag;
use crate::ui::prelude::*;
use coaching::puzzles::perfect_play;
use engine::Squares;

/// The seconds left that screen readers hear of.
const ANNOUNCED: [u64; 2] = [60, 10];

/// The rules with the start, then the puzzle with time and count, and at last the result. `kinds` is the choice of another kind of
/// tasks, which a running rush hides.
pub fn rush(puzzles: &Puzzles, rush: &Rush, cx: &ViewContext, kinds: Html, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let to_rush = |kind, name, label, msg| button(kind, name, label, Msg::Rush(msg), on);
    let shown = Exercise { heading: String::new(), ontouch: on.reform(Msg::Answer), ..puzzle(texts, puzzles, on) };
    if rush.is_running() {
        return list(vec![
            time_and_count(texts, rush),
            list(vec![
                exercise(texts, &Exercise { feedback: feedback(texts, puzzles), ..shown }),
                answers(vec![to_rush(Kind::Secondary, "stop-rush", texts.stop(), rush::Msg::Stop)]),
            ]),
        ]);
    }
    let best = best(puzzles, rush, cx);
    let (label, content) = if rush.is_over() {
        let time = minutes_and_seconds(rush.seconds_taken());
        let details = [time, best].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
        let result = Exercise { task: texts.rush_result(rush.solved()), details, ..shown };
        (texts.play_again(), exercise(texts, &result))
    } else {
        let rules = element("p", "task", text(texts.rush_rules()));
        let best = (!best.is_empty()).then(|| element("p", "task", around("strong", best)));
        (texts.rush_start(), list([Some(rules), best].into_iter().flatten().collect()))
    };
    let mut ways = vec![to_rush(Kind::Primary, "start-rush", label, rush::Msg::Start)];
    ways.extend(missed(puzzles, cx, on).filter(|_| rush.is_over()));
    ways.push(button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch));
    list(vec![kinds, list(vec![content, answers(ways)])])
}

/// The best count, unless the player hides goals.
fn best(puzzles: &Puzzles, rush: &Rush, cx: &ViewContext) -> String {
    match puzzles.solved().best_rush() {
        0 => String::new(),
        _ if !cx.state.shows_goals() => String::new(),
        _ if rush.is_over() && rush.is_best() => cx.texts.rush_new_best().to_owned(),
        best => cx.texts.rush_best(best),
    }
}

/// The time left, of which screen readers hear only when little is left, and the solved and missed puzzles.
fn time_and_count(texts: Texts, rush: &Rush) -> Html {
    let left = rush.seconds_left();
    let announced = ANNOUNCED.into_iter().filter(|seconds| left <= *seconds).min();
    let count = |value, sign, count: u32| tag!("b", ["data-value" = value], text(format!("{sign} {count}")));
    let counts = vec![count("win", '\u{2713}', rush.solved()), count("loss", '\u{2715}', rush.missed())];
    let name = texts.rush_counts(rush.solved(), rush.missed());
    let parts = vec![
        tag!("strong", ["role" = "timer"], text(minutes_and_seconds(left))),
        tag!("span", ["role" = "img", "aria-label" = name], list(counts)),
        tag!(
            "span",
            ["aria-live" = "polite"],
            text(announced.map(|seconds| texts.seconds(seconds)).unwrap_or_default())
        ),
    ];
    element("p", "rush", list(parts))
}

/// What the last answer is worth: after a wrong one, the right square.
fn feedback(texts: Texts, puzzles: &Puzzles) -> Feedback {
    if puzzles.is_solved() {
        let is_won = puzzles.position().outcome().is_some_and(|outcome| outcome.winner().is_some());
        return Feedback { value: Some("win"), text: texts.solved(is_won).to_owned(), explained: Squares::EMPTY };
    }
    if !puzzles.is_refuted() {
        return Feedback::default();
    }
    let Some(square) = perfect_play(puzzles.position()).first().copied() else { return Feedback::default() };
    Feedback { value: Some("loss"), text: texts.was_right(square), explained: square.into() }
}
