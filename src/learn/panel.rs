//! The ways to the puzzle of the day and to the lesson.

use yew::prelude::*;

use crate::state::{Dialog, GameAction};
use crate::ui::button::{Attribute, Button, Kind};
use crate::ui::context::ViewContext;

/// The buttons that open the puzzle of the day, and the lesson with further puzzles. Their dialogs need the lazy part.
pub fn learning(cx: &ViewContext) -> Vec<Html> {
    let way = |name, label: AttrValue, dialog| {
        let onclick = cx.on_click(GameAction::Show(dialog));
        Button::text(name, label, Some(onclick)).kind(Kind::Secondary).keyed(name)
    };
    let streak = cx.state.outside().and_then(|outside| {
        let streak = cx.state.profile().solved.daily().streak_on(outside.today);
        cx.texts.daily_with_streak(streak.days)
    });
    let daily = match streak {
        Some([label, name]) => way("daily", label.into(), Dialog::Puzzles).with(Attribute::Label, name),
        None => way("daily", cx.texts.daily().into(), Dialog::Puzzles),
    };
    vec![daily.view(), way("learn", cx.texts.learn().into(), Dialog::Lesson).view()]
}
