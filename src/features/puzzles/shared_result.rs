//! The shared result of the puzzle of the day.

use super::puzzle_number::puzzle_number;
use super::state::Puzzles;
use super::task::Task;
use crate::features::prelude::*;
use crate::features::sharing::result::ShareResult;
use crate::features::sharing::send::share_ended;
use crate::features::sharing::share_sheet;
use crate::i18n::Texts;

/// The button that shares how many tries the puzzle of the day took, once it is solved.
pub fn share_button(cx: &ViewContext, puzzles: &Puzzles) -> Option<Html> {
    let (Task::Daily(day), Some(tries)) = (puzzles.task(), puzzles.tries()) else { return None };
    let ended = share_ended(cx.dispatch);
    let result = cx.texts.daily_result(puzzle_number(day), tries);
    let share = Callback::from(move |_| share_sheet::share_result(result.clone(), ended.clone()));
    Some(Button::text("share-result", cx.texts.share(), Some(share)).view())
}

/// The sentence about an attempt to share. If the browser refused it, the text to copy follows.
pub fn shared_text(texts: Texts, shared: &ShareResult) -> String {
    match shared {
        ShareResult::Refused(text) => {
            texts.two_sentences(texts.share_result(&ShareResult::Refused(String::new())), text)
        }
        shared => texts.share_result(shared).to_owned(),
    }
}
