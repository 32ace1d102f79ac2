//! Dismissible notes.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::icon_button;
use crate::platform::version;
use crate::state::{LazyAction, Note};

/// The items of the list of notes, oldest first.
pub fn notes(cx: &ViewContext) -> Html {
    let panels = cx.texts.panels();
    let item = |note: &Note| {
        let text = (panels.note)(note);
        html! {
            <li key={text.clone()} class="note">
                <span>{ text }</span>
                <button
                    type="button"
                    class="button"
                    data-kind="secondary"
                    data-action="reload"
                    hidden={*note != Note::NewVersion}
                    onclick={|_: MouseEvent| version::change()}
                >
                    { panels.reload }
                </button>
                { icon_button("dismiss", "#icon-close", panels.dismiss, LazyAction::Dismiss(note.clone()).into(), cx.dispatch) }
            </li>
        }
    };
    html! { <>{ for cx.state.notes().iter().map(item) }</> }
}
