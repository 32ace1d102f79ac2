//! What the reader should know, each with a button to dismiss it.

use yew::prelude::*;

use crate::components::controls::icon_button;
use crate::i18n::Texts;
use crate::platform::version;
use crate::state::{GameAction, Note};

/// What the reader should know, oldest first.
pub fn notes(notes: &[Note], on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
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
                { icon_button("dismiss", "#icon-close", panels.dismiss, GameAction::Dismiss(note.clone()), on) }
            </li>
        }
    };
    html! { <>{ for notes.iter().map(item) }</> }
}
