//! The way to the missed puzzles.

use super::model::Puzzles;
use super::update::Msg;
use crate::ui::prelude::*;

/// The button that repeats missed puzzles, if there are any.
pub fn missed(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Option<Html> {
    let missed = cx.texts.missed_puzzles(puzzles.solved().missed());
    puzzles.missed_task().map(|_| Button::text("missed-puzzles", missed, Some(press(Msg::RepeatMissed, on))).view())
}
