//! The document around the page: its theme, and its dialog.

use yew::prelude::*;

use super::use_keyed_effect;
use crate::platform::document;
use crate::state::GameState;

/// Gives the document the preferred theme and look, and opens and closes its dialog.
#[hook]
pub fn use_document(state: &UseReducerHandle<GameState>) {
    let state = state.clone();
    use_keyed_effect(None, move || {
        document::show_looks(state.preferences());
        document::show_dialog(state.dialog().is_some());
    });
}
