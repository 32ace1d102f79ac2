//! The ways to the puzzle of the day and to the lesson.

use yew::prelude::*;

use crate::state::{Dialog, GameAction};
use crate::ui::button::{Button, Kind};
use crate::ui::context::ViewContext;

/// The buttons that open the puzzle of the day, if the score counts a game, and the lesson with further puzzles. Their dialogs need
/// the lazy part. That part also offers the puzzle after other games (`GameState::offers_daily`).
pub fn learning(cx: &ViewContext) -> Vec<Html> {
    let daily = way(cx, "daily", cx.texts.daily(), Dialog::Puzzles);
    cx.state.has_score().then(|| daily.view()).into_iter().chain([lesson(cx)]).collect()
}

/// The button that opens the lesson.
pub fn lesson(cx: &ViewContext) -> Html {
    way(cx, "learn", cx.texts.learn(), Dialog::Lesson).view()
}

/// A button that opens a dialog.
pub fn way(cx: &ViewContext, name: &'static str, label: &'static str, dialog: Dialog) -> Button {
    Button::text(name, label, Some(cx.on_click(GameAction::Show(dialog)))).kind(Kind::Secondary).keyed(name)
}
