//! The shared result of the puzzle of the day.

use crate::i18n::Texts;
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::task::puzzle_number;
use crate::learn::puzzles::update::Msg;
use crate::share::share_sheet;
use crate::ui::prelude::*;

/// The button that shares how many tries the puzzle of the day took, once it is solved.
pub fn share_button(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Option<Html> {
    let (day, tries) = (puzzles.task().day()?, puzzles.tries()?);
    let result = cx.texts.shared_result(day, tries, puzzles.seconds(), &cx.state.outside()?.directory);
    let ended = on.reform(Msg::Shared);
    // Browsers open the share sheet only during a press.
    let share = Callback::from(move |_| share_sheet::share_result(result.clone(), ended.clone()));
    Some(Button::text("share-result", cx.texts.share(), Some(share)).view())
}

/// Returns a time such as "0:42".
pub fn minutes_and_seconds(seconds: impl Into<u64>) -> String {
    let seconds = seconds.into();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl Texts {
    /// The result of the puzzle of a day, with its time in minutes and seconds if that is known, and with the name of the game and a
    /// link to the puzzle for readers who do not know them.
    #[must_use]
    pub fn shared_result(self, day: u32, tries: u8, seconds: Option<u32>, directory: &str) -> String {
        let number = puzzle_number(day);
        let time = seconds.map(|seconds| [", ", &minutes_and_seconds(seconds)].concat()).unwrap_or_default();
        format!("{}{time}\n{directory}?daily={number}", self.daily_result(self.title(), number, tries))
    }
}
