//! The streak on the first screen.

use crate::learn::panel::{daily, learning, learning_after};
use crate::ui::prelude::*;

/// The ways to the puzzle of the day, with the streak once it has two days, and to the lesson.
pub fn learning_with_streak(cx: &ViewContext) -> Vec<Html> {
    let streak = cx.state.outside().filter(|_| cx.state.shows_goals()).and_then(|outside| {
        let streak = cx.state.profile().solved.daily().streak_on(outside.today);
        cx.texts.daily_with_streak(streak.days)
    });
    match streak {
        Some([label, name]) => learning_after(cx, daily(cx, label.into()).with(Attribute::Label, name)),
        None => learning(cx),
    }
}
