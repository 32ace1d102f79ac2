//! The button of the puzzle of the day, with today's result and the streak.

use crate::learn::panel::{lesson, way};
use crate::learn::puzzles::progress::today::Today;
use crate::state::Dialog;
use crate::ui::content::{element, icon_drawing};
use crate::ui::prelude::*;

/// The ways to the puzzle of the day, if it is offered, and to the lesson.
pub fn learning_with_daily(cx: &ViewContext) -> Vec<Html> {
    // The same button as in the first part, so that it keeps its element and the focus.
    let daily = || labeled(cx, way(cx, "daily", "", Dialog::Puzzles));
    cx.state.offers_daily().then(daily).into_iter().chain([lesson(cx)]).collect()
}

/// The way to the puzzle of the day, as large as the tools at the end of a game.
pub fn daily_tool(cx: &ViewContext) -> Html {
    labeled(cx, text_tool("daily", "", cx.on_click(GameAction::Show(Dialog::Puzzles))))
}

/// The button with its name, a check mark once today's puzzle is solved, and a flame with the streak.
fn labeled(cx: &ViewContext, button: Button) -> Html {
    let (texts, today) = (cx.texts, cx.state.today());
    let mut label = vec![text(texts.daily())];
    if today.result.is_some() {
        label.push(text("\u{a0}\u{2713}"));
    }
    if today.streak > 0 {
        let days = text(texts.number_of_games(today.streak));
        label.extend([text(" "), element("span", "unbroken", list(vec![icon_drawing("#icon-flame"), days]))]);
    }
    let button = button.content(list(label));
    let is_plain = today == Today::default();
    if is_plain { button.view() } else { button.with(Attribute::Label, texts.about_today(today)).view() }
}
