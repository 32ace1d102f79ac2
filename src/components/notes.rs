//! What the reader should know, each with a button to dismiss it.

use yew::prelude::*;

use super::icon::{Icon, Picture};
use crate::i18n::Texts;
use crate::state::Note;

/// Properties of [`Notes`].
#[derive(Clone, PartialEq, Properties)]
pub struct NotesProps {
    /// The notes, oldest first.
    pub notes: Vec<Note>,
    /// Called with the note that was read.
    pub ondismiss: Callback<Note>,
    /// The texts.
    pub texts: Texts,
}

/// What the reader should know. The list is always there, and empty when there is nothing to say.
#[component]
pub fn Notes(props: &NotesProps) -> Html {
    let note = |note: &Note| {
        let text = (props.texts.note)(note);
        let onclick = {
            let note = note.clone();
            props.ondismiss.reform(move |_| note.clone())
        };
        html! {
            <li key={text.clone()} class="note">
                <span>{ text }</span>
                <button type="button" class="quiet" data-action="dismiss" aria-label={props.texts.dismiss} {onclick}>
                    <Icon picture={Picture::Close} />
                </button>
            </li>
        }
    };
    html! { <ul class="notes" hidden={props.notes.is_empty()}>{ for props.notes.iter().map(note) }</ul> }
}
