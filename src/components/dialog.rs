//! The dialog.

use yew::prelude::*;

use super::context::ViewContext;
use super::loading::loading;
use crate::panels::Panels;
use crate::state::{Dialog, GameAction};

/// The dialog. It is always in the page; [`use_dialog`](crate::hooks::use_dialog) opens and closes it.
pub fn dialog(cx: &ViewContext, panels: Option<&dyn Panels>) -> Html {
    let (title, content) = match (cx.state.dialog(), panels) {
        (Some(dialog), Some(panels)) => panels.dialog(dialog, cx),
        (Some(_), None) => (cx.texts.loading().to_owned(), loading(cx)),
        (None, _) => (String::new(), Html::default()),
    };
    let key = match (cx.state.dialog(), panels) {
        // The title changes with the language that is chosen in it.
        (Some(Dialog::Settings), Some(_)) => "settings".to_owned(),
        _ => title.clone(),
    };
    // A press beside the dialog must not lose a draft or a text.
    let has_work = matches!(cx.state.dialog(), Some(Dialog::SetUp(..) | Dialog::Text(_) | Dialog::Board(_)));
    let closed_by = if has_work { "closerequest" } else { "any" };
    // The Escape key, the back button of a phone and a press beside the dialog close it before the state changes.
    let onclose = cx.dispatch.reform(|_: Event| GameAction::CloseDialog);
    html! {
        <dialog aria-labelledby="dialog-title" closedby={closed_by} {onclose}>
            // The key keeps Yew from reusing elements of the last dialog, which could have the focus.
            <div class="sheet" {key}>
                <h2 id="dialog-title" tabindex="-1">{ title }</h2>
                { content }
            </div>
        </dialog>
    }
}
