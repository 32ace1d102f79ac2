//! The dialog.

use yew::prelude::*;

use super::loading::loading;
use crate::i18n::Texts;
use crate::panels::Panels;
use crate::state::{GameAction, GameState};

/// The dialog. It is always in the page; [`use_document`](crate::hooks::use_document) opens and closes it.
pub fn dialog(state: &GameState, panels: Option<&dyn Panels>, on: &Callback<GameAction>, texts: Texts) -> Html {
    let (title, content) = match (state.dialog(), panels) {
        (Some(dialog), Some(panels)) => panels.dialog(dialog, state, on, texts),
        (Some(_), None) => (texts.loading.to_owned(), loading(state, on, texts)),
        (None, _) => (String::new(), Html::default()),
    };
    // The Escape key, the back button of a phone and a press beside the dialog close it before the state changes.
    let onclose = on.reform(|_: Event| GameAction::CloseDialog);
    html! {
        <dialog aria-labelledby="dialog-title" closedby="any" {onclose}>
            // The key keeps Yew from reusing elements of the last dialog, which could have the focus.
            <div class="sheet" key={title.clone()}>
                <h2 id="dialog-title" tabindex="-1">{ title }</h2>
                { content }
            </div>
        </dialog>
    }
}
