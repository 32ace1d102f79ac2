//! Dismissible notes.

use crate::app::updates::version;
use crate::settings;
use crate::state::{Note, Setting, Sound};
use crate::ui::prelude::*;
use engine::decimal::decimal;

/// The items of the list of notes, oldest first.
pub fn notes(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    let item = |(index, note): (usize, &Note)| {
        let sentence: AttrValue = texts.note(note).into();
        let [note_id, button_id] = ["note-", "dismiss-"].map(|id| [id, &decimal(index as u64)].concat());
        let label = [&*button_id, " ", &note_id].concat();
        let reload = Button::text("reload", texts.reload(), Some(Callback::from(|_| version::reload())));
        let sounds = settings::Msg::Set(Setting::Sound(Sound::Quiet));
        let sound_on = Button::text("sound-on", texts.sound_on(), Some(cx.on_click(sounds.into())));
        let onclick = Some(cx.on_click(GameAction::Dismiss(note.clone())));
        let dismiss = Button::icon("dismiss", "#icon-close", texts.dismiss(), onclick);
        let parts = list(vec![
            html! { <span id={note_id}>{ text(sentence.clone()) }</span> },
            reload.when(*note != Note::NewVersion, Attribute::Hidden).view(),
            sound_on.when(*note != Note::SoundOffer, Attribute::Hidden).view(),
            // Each button has a name of its own.
            dismiss.with(Attribute::Id, button_id).with(Attribute::LabelledBy, label).view(),
        ]);
        html! { <li key={&*sentence} class="note">{ parts }</li> }
    };
    list(cx.state.notes().iter().enumerate().map(item).collect())
}
