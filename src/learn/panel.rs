//! The ways to puzzles, lesson and statistics.

use yew::prelude::*;

use crate::state::{Dialog, GameAction};
use crate::ui::button::{Kind, button};
use crate::ui::content::group;
use crate::ui::context::ViewContext;

/// The buttons that open puzzles, lesson and statistics, whose dialogs need the lazy part.
pub fn learning(cx: &ViewContext) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let show = |name, label, dialog| button(Kind::Secondary, name, label, GameAction::Show(dialog), dispatch);
    group(
        "practice",
        vec![
            show("puzzles", texts.puzzles(), Dialog::Puzzles),
            show("lesson", texts.lesson(), Dialog::Lesson),
            show("statistics", texts.statistics(), Dialog::Statistics),
        ],
    )
}
