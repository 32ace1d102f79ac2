//! The puzzle itself, as the dialog shows it with feedback and the rush without.

use crate::i18n::Texts;
use crate::learn::exercise::{Exercise, Feedback};
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::update::Msg;
use crate::ui::prelude::*;

/// The task with its board, without feedback.
pub fn puzzle(texts: Texts, puzzles: &Puzzles, on: &Callback<Msg>) -> Exercise {
    let [heading, task, details] = texts.puzzle_task(puzzles);
    let game = puzzles.game();
    Exercise {
        heading,
        task,
        details,
        position: game.position(),
        last: game.last_move(),
        wrong: None,
        above: Html::default(),
        is_open: puzzles.is_open(),
        is_solved: puzzles.is_solved(),
        feedback: Feedback::default(),
        aim: puzzles.aim(),
        onanswer: on.reform(Msg::Answer),
        ontouch: on.reform(Msg::Touch),
    }
}
