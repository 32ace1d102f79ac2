//! The note about a newer version of the game.

use yew::prelude::*;

use super::{use_keyed_effect, use_window_event};
use crate::platform::version::{READY, ask};
use crate::state::{GameAction, LazyAction, Note};

/// Shows a note when a newer version waits, or already waited before the lazy part was loaded.
#[hook]
pub fn use_new_version(on: &Callback<GameAction>) {
    use_window_event(READY, Some(0), on.reform(|_| LazyAction::Notify(Note::NewVersion).into()));
    use_keyed_effect(Some(0), ask);
}
