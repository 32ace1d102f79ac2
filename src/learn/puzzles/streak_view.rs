//! The streak on the first screen.

use crate::learn::panel::learning;
use crate::state::Dialog;
use crate::ui::prelude::*;

/// The ways to the puzzle of the day, with the streak once it has two days, and to the lesson.
pub fn learning_with_streak(cx: &ViewContext) -> Vec<Html> {
    let mut ways = learning(cx);
    let streak = cx.state.outside().filter(|_| cx.state.shows_goals()).and_then(|outside| {
        let streak = cx.state.profile().solved.daily().streak_on(outside.today);
        cx.texts.daily_with_streak(streak.days)
    });
    if let (Some([label, name]), Some(daily)) = (streak, ways.first_mut()) {
        // The same button, so that it keeps its element and the focus.
        let button = Button::text("daily", label, Some(cx.on_click(GameAction::Show(Dialog::Puzzles))));
        *daily = button.keyed("daily").with(Attribute::Label, name).view();
    }
    ways
}
