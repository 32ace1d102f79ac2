//! The shared result of the puzzle of the day.

use super::puzzle_number::puzzle_number;
use super::state::Puzzles;
use super::task::Task;
use crate::features::address::bar::directory;
use crate::features::prelude::*;
use crate::features::sharing::send::share_ended;
use crate::features::sharing::share_sheet;
use crate::i18n::Texts;

/// The button that shares how many tries the puzzle of the day took, once it is solved.
pub fn share_button(cx: &ViewContext, puzzles: &Puzzles) -> Option<Html> {
    let (Task::Daily(day), Some(tries)) = (puzzles.task(), puzzles.tries()) else { return None };
    let ended = share_ended(cx.dispatch);
    let result = cx.texts.shared_result(day, tries, &directory());
    let share = Callback::from(move |_| share_sheet::share_result(result.clone(), ended.clone()));
    Some(Button::text("share-result", cx.texts.share(), Some(share)).view())
}

impl Texts {
    /// The result of the puzzle of a day, with the name and the address of the game for readers who do not know it.
    #[must_use]
    pub fn shared_result(self, day: u32, tries: u32, address: &str) -> String {
        [self.title(), " · ", &self.daily_result(puzzle_number(day), tries), "\n", address].concat()
    }
}
