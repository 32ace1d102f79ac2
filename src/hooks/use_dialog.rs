//! Opens and closes the dialog.

use yew::prelude::*;

use super::use_keyed_effect;
use crate::platform::document;

/// Opens or closes the dialog of the document.
#[hook]
pub fn use_dialog(is_open: bool) {
    use_keyed_effect(None, move || document::show_dialog(is_open));
}
