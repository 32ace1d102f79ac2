//! The ways to the puzzle of the day and to the lesson.

use yew::prelude::*;

use crate::state::{Dialog, GameAction};
use crate::ui::button::{Button, Kind};
use crate::ui::context::ViewContext;

/// The buttons that open the puzzle of the day, and the lesson with further puzzles. Their dialogs need the lazy part.
pub fn learning(cx: &ViewContext) -> Vec<Html> {
    let way = |name, label, dialog| {
        let onclick = cx.on_click(GameAction::Show(dialog));
        Button::text(name, label, Some(onclick)).kind(Kind::Secondary).keyed(name).view()
    };
    vec![way("daily", cx.texts.daily(), Dialog::Puzzles), way("learn", cx.texts.learn(), Dialog::Lesson)]
}
