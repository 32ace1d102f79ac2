//! The shared result of the puzzle of the day.

use super::model::Puzzles;
use super::task::{Task, puzzle_number};
use super::update::Msg;
use crate::i18n::Texts;
use crate::share::share_sheet;
use crate::ui::prelude::*;

/// The button that shares how many tries the puzzle of the day took, once it is solved.
pub fn share_button(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Option<Html> {
    let (Task::Daily(day), Some(tries)) = (puzzles.task(), puzzles.tries()) else { return None };
    let result = cx.texts.shared_result(day, tries, &cx.state.outside()?.directory);
    let ended = on.reform(Msg::Shared);
    // Browsers open the share sheet only during a press.
    let share = Callback::from(move |_| share_sheet::share_result(result.clone(), ended.clone()));
    Some(Button::text("share-result", cx.texts.share(), Some(share)).view())
}

impl Texts {
    /// The result of the puzzle of a day, with the name and the address of the game for readers who do not know it.
    #[must_use]
    pub fn shared_result(self, day: u32, tries: u8, address: &str) -> String {
        format!("{} · {}\n{address}", self.title(), self.daily_result(puzzle_number(day), tries))
    }
}
