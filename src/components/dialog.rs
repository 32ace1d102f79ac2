//! What can stand on top of everything else.

use yew::prelude::*;

use super::loading::loading;
use crate::i18n::Texts;
use crate::panels::Panels;
use crate::state::{GameAction, GameState};

/// The dialog. It is always in the page; [`Outside`](crate::platform::Outside) opens it while there is something to show.
pub fn dialog(state: &GameState, panels: Option<&dyn Panels>, on: &Callback<GameAction>, texts: Texts) -> Html {
    let (title, content) = match (state.dialog(), panels) {
        (Some(dialog), Some(panels)) => panels.dialog(dialog, state, on, texts),
        (Some(_), None) => (texts.loading.to_owned(), loading(state, on, texts)),
        (None, _) => (String::new(), Html::default()),
    };
    // The Escape key, the phone's way back or a press beside it closes the dialog before the state knows of it.
    let onclose = on.reform(|_: Event| GameAction::CloseDialog);
    html! {
        <dialog aria-labelledby="dialog-title" closedby="any" {onclose}>
            // Another dialog has nothing of the one before, so that nothing keeps the focus that has become something else.
            <div class="sheet" key={title.clone()}>
                <h2 id="dialog-title" tabindex="-1">{ title }</h2>
                { content }
            </div>
        </dialog>
    }
}
