//! The ways to the puzzle of the day and to the lesson.

use yew::prelude::*;

use crate::state::{Dialog, GameAction};
use crate::ui::button::{Button, Kind};
use crate::ui::context::ViewContext;

/// The buttons that open the puzzle of the day, and the lesson with further puzzles. Their dialogs need the lazy part.
pub fn learning(cx: &ViewContext) -> Vec<Html> {
    learning_after(cx, daily(cx, cx.texts.daily().into()))
}

/// The buttons with this one for the puzzle of the day.
pub fn learning_after(cx: &ViewContext, daily: Button) -> Vec<Html> {
    vec![daily.view(), way(cx, "learn", cx.texts.learn().into(), Dialog::Lesson).view()]
}

/// The button that opens the puzzle of the day, with this label.
pub fn daily(cx: &ViewContext, label: AttrValue) -> Button {
    way(cx, "daily", label, Dialog::Puzzles)
}

fn way(cx: &ViewContext, name: &'static str, label: AttrValue, dialog: Dialog) -> Button {
    let onclick = cx.on_click(GameAction::Show(dialog));
    Button::text(name, label, Some(onclick)).kind(Kind::Secondary).keyed(name)
}
