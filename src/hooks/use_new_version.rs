//! The note about a newer version of the game.

use yew::prelude::*;

use super::use_window_event;
use crate::platform::version::READY;
use crate::state::{GameAction, LazyAction, Note};

/// Shows a note when a newer version waits.
#[hook]
pub fn use_new_version(on: &Callback<GameAction>) {
    use_window_event(READY, Some(0), on.reform(|_| LazyAction::Notify(Note::NewVersion).into()));
}
