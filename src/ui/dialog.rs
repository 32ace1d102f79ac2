//! The dialog.

use yew::prelude::*;

use super::content::list;
use super::context::{ViewContext, on_event};
use crate::browser::document;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::{Dialog, GameAction, LazyPart};
use crate::ui::loading::loading;

/// The heading and the content of an open dialog.
#[derive(Default)]
pub struct DialogContent {
    /// The heading.
    pub title: String,
    /// The content below it.
    pub content: Html,
    /// Whether it has a draft or a text of the player.
    pub has_work: bool,
}

/// Opens or closes the dialog of the page.
#[hook]
pub fn use_dialog(is_open: bool) {
    use_keyed_effect(None, move || document::show_dialog(is_open));
}

/// The dialog. It is always in the page; [`use_dialog`] opens and closes it.
pub fn dialog(cx: &ViewContext, content: Option<DialogContent>) -> Html {
    let is_loaded = content.is_some();
    let (state, texts) = (cx.state, cx.texts);
    let DialogContent { title, content, has_work } = content.unwrap_or_else(|| match state.dialog.as_ref() {
        Some(_) => {
            let title = if state.lazy.part == LazyPart::Failed { texts.title() } else { texts.loading() };
            DialogContent { title: title.to_owned(), content: loading(cx), has_work: false }
        }
        None => DialogContent::default(),
    });
    let key = match state.dialog.as_ref() {
        // The title changes with the language that is chosen in it.
        Some(Dialog::Settings) if is_loaded => "settings".to_owned(),
        // The title changes when loading fails.
        Some(_) if !is_loaded => String::from("loading"),
        _ => title.clone(),
    };
    // A press beside the dialog must not lose a draft or a text.
    let closed_by = if has_work { "closerequest" } else { "any" };
    // The Escape key, the back button of a phone and a press beside the dialog close it before the state changes.
    let onclose = on_event(GameAction::CloseDialog, cx.dispatch);
    html! {
        <dialog aria-labelledby="dialog-title" closedby={closed_by} {onclose}>
            // The key keeps Yew from reusing elements of the last dialog, which could have the focus.
            <div class="sheet" {key}>
                { list(vec![html! { <h2 id="dialog-title" tabindex="-1">{ title }</h2> }, content]) }
            </div>
        </dialog>
    }
}
