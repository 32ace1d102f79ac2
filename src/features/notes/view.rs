//! Dismissible notes.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::features::action::LazyAction;
use crate::features::updates::version;
use crate::state::Note;

/// The items of the list of notes, oldest first.
pub fn notes(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    let item = |(index, note): (usize, &Note)| {
        let text = texts.note(note);
        let [note_id, button_id] = [format!("note-{index}"), format!("dismiss-{index}")];
        html! {
            <li key={text.clone()} class="note">
                <span id={note_id.clone()}>{ text }</span>
                <button
                    type="button"
                    class="button"
                    data-kind="secondary"
                    data-action="reload"
                    hidden={*note != Note::NewVersion}
                    onclick={|_: MouseEvent| version::reload()}
                >
                    { texts.reload() }
                </button>
                <button
                    type="button"
                    class="quiet"
                    data-action="dismiss"
                    id={button_id.clone()}
                    aria-label={texts.dismiss()}
                    // Each button has a name of its own.
                    aria-labelledby={format!("{button_id} {note_id}")}
                    title={texts.dismiss()}
                    onclick={cx.on_click(LazyAction::Dismiss(note.clone()).into())}
                >
                    <svg class="icon" aria-hidden="true"><use href="#icon-close" /></svg>
                </button>
            </li>
        }
    };
    html! { <>{ for cx.state.notes().iter().enumerate().map(item) }</> }
}
