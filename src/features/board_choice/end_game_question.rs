//! The question whether the running game may end.

use crate::features::prelude::*;

/// The content of the dialog that asks whether the running game may end.
pub fn end_game_question(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    list(vec![
        caption(texts.end_game_details()),
        answers(vec![
            button(Kind::Secondary, "decline", texts.keep_playing(), GameAction::CloseDialog, cx.dispatch),
            button(Kind::Primary, "confirm", texts.new_game(), LazyAction::Confirm.into(), cx.dispatch),
        ]),
    ])
}
