//! A dialog on top of everything else.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// Properties of [`Modal`].
#[derive(Clone, PartialEq, Properties)]
pub struct ModalProps {
    /// Whether it is shown.
    pub is_open: bool,
    /// The id of the element in it that names it.
    pub labelled_by: &'static str,
    /// Called when the reader closes it: by the Escape key, the phone's way back or a press beside it.
    pub onclose: Callback<()>,
    /// What is in it.
    pub children: Children,
}

/// A dialog on top of everything else. The browser keeps the focus inside it, and gives it back afterwards.
#[component]
pub fn Modal(props: &ModalProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with((props.is_open, dialog.clone()), |(is_open, dialog)| {
        let Some(dialog) = dialog.cast::<HtmlDialogElement>() else { return };
        match (*is_open, dialog.open()) {
            // It is in the document and closed, so that nothing stands against opening it.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // The dialog stays as it is until the state says otherwise, so that the two never disagree.
    let oncancel = props.onclose.reform(|event: Event| event.prevent_default());
    // A dialog can also close without asking first, as on a second press of Escape.
    let onclose = props.onclose.reform(|_: Event| ());
    // Only a press beside the content hits the dialog itself.
    let onclick = {
        let onclose = props.onclose.clone();
        Callback::from(move |event: MouseEvent| {
            if event.target().is_some_and(|target| target.has_type::<HtmlDialogElement>()) {
                onclose.emit(());
            }
        })
    };
    html! {
        <dialog ref={dialog} aria-labelledby={props.labelled_by} {oncancel} {onclose} {onclick}>
            <div class="sheet">{ props.children.clone() }</div>
        </dialog>
    }
}
