//! The question whether the running game may end.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::button::{Kind, button};
use crate::components::controls::caption;
use crate::features::action::LazyAction;
use crate::features::widgets::elements::{answers, list};
use crate::state::GameAction;

/// The content of the dialog that asks whether the running game may end.
pub fn end_game(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    list(vec![
        caption(texts.end_game_details()),
        answers(vec![
            button(Kind::Secondary, "decline", texts.keep_playing(), GameAction::CloseDialog, cx.dispatch),
            button(Kind::Primary, "confirm", texts.new_game(), LazyAction::Confirm.into(), cx.dispatch),
        ]),
    ])
}
