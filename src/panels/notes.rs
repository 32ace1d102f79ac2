//! Dismissible notes.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::icon_button;
use crate::platform::version;
use crate::state::{LazyAction, Note};

/// The items of the list of notes, oldest first.
pub fn notes(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    let item = |note: &Note| {
        let text = texts.note(note);
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
                    { texts.reload() }
                </button>
                { icon_button("dismiss", "#icon-close", texts.dismiss(), LazyAction::Dismiss(note.clone()).into(), cx) }
            </li>
        }
    };
    html! { <>{ for cx.state.notes().iter().map(item) }</> }
}
