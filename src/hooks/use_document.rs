//! Sets the theme and the dialog of the document.

use yew::prelude::*;

use super::use_keyed_effect;
use crate::platform::document;
use crate::state::GameState;

/// Sets the preferred theme and look, and opens and closes the dialog.
#[hook]
pub fn use_document(state: &UseReducerHandle<GameState>) {
    let state = state.clone();
    use_keyed_effect(None, move || {
        document::show_looks(state.preferences());
        document::show_dialog(state.dialog().is_some());
    });
}
