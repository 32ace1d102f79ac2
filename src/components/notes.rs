//! What the reader should know, each with a button to dismiss it.

use yew::prelude::*;

use super::controls::icon_button;
use crate::i18n::Texts;
use crate::state::{GameAction, Note};

/// What the reader should know, oldest first. The list is always there, and empty when there is nothing to say.
pub fn notes(notes: &[Note], on: &Callback<GameAction>, texts: Texts) -> Html {
    let item = |note: &Note| {
        let text = (texts.note)(note);
        html! {
            <li key={text.clone()} class="note">
                <span>{ text }</span>
                { icon_button("dismiss", "#icon-close", texts.dismiss, GameAction::Dismiss(note.clone()), on) }
            </li>
        }
    };
    html! { <ul class="notes" aria-live="polite" hidden={notes.is_empty()}>{ for notes.iter().map(item) }</ul> }
}
