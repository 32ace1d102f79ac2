//! The way to the missed puzzles.

use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::update::Msg;
use crate::ui::prelude::*;

/// The button that repeats missed puzzles, if there are any. Beside the puzzle of a day, it would seem to repeat that.
pub fn missed(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Option<Html> {
    let missed = cx.texts.missed_puzzles(puzzles.solved().missed());
    let is_of_day = puzzles.task().day().is_some() && puzzles.rush().is_none();
    puzzles
        .missed_task()
        .filter(|_| !is_of_day)
        .map(|_| Button::text("missed-puzzles", missed, Some(press(Msg::RepeatMissed, on))).view())
}
