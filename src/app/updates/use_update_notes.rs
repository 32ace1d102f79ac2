//! The notes about a newer release of the game.

use yew::prelude::*;

use super::version::{ALTERED, READY, ask};
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::browser::use_window_event::use_window_event;
use crate::state::{GameAction, Note};

/// Shows a note when a newer release is ready, or when a file of one is altered. Both may have been found before the lazy
/// part was loaded.
#[hook]
pub fn use_update_notes(on: &Callback<GameAction>) {
    let notify = |note: Note| on.reform(move |_| GameAction::Notify(note.clone()));
    use_window_event(READY, Some(0), notify(Note::NewVersion));
    use_window_event(ALTERED, Some(0), notify(Note::AlteredFile));
    use_keyed_effect(Some(0), ask);
}
