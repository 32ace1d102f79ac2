//! Dismissible notes.

use crate::features::prelude::*;
use crate::features::updates::version;
use crate::state::Note;

/// The items of the list of notes, oldest first.
pub fn notes(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    let item = |(index, note): (usize, &Note)| {
        let text = texts.note(note);
        let [note_id, button_id] = [format!("note-{index}"), format!("dismiss-{index}")];
        let label = format!("{button_id} {note_id}");
        let reload = Button::text("reload", texts.reload(), Some(Callback::from(|_| version::reload())));
        let onclick = Some(cx.on_click(LazyAction::Dismiss(note.clone()).into()));
        let dismiss = Button::icon("dismiss", "#icon-close", texts.dismiss(), onclick);
        let parts = list(vec![
            html! { <span id={note_id}>{ &text }</span> },
            reload.when(*note != Note::NewVersion, Attribute::Hidden).view(),
            // Each button has a name of its own.
            dismiss.with(Attribute::Id, button_id).with(Attribute::LabelledBy, label).view(),
        ]);
        html! { <li key={text} class="note">{ parts }</li> }
    };
    list(cx.state.notes().iter().enumerate().map(item).collect())
}
