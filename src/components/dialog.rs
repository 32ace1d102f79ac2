//! What can stand on top of everything else.

use yew::prelude::*;

use super::context::ViewContext;
use super::later::{study, waiting};
use crate::state::GameAction;

/// The dialog. It is always in the page; [`Outside`](crate::platform::Outside) opens it while there is something to show.
pub fn dialog(cx: &ViewContext) -> Html {
    let (title, content) = match (cx.state.dialog(), study(cx.state)) {
        (Some(dialog), Some(study)) => (study.dialog)(dialog, cx),
        (Some(_), None) => (cx.texts.loading.to_owned(), waiting(cx)),
        (None, _) => (String::new(), Html::default()),
    };
    // The Escape key, the phone's way back or a press beside it closes the dialog before the state knows of it.
    let onclose = cx.dispatch.reform(|_: Event| GameAction::CloseDialog);
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
