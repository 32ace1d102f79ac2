//! The document and the system settings.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Opens or closes the dialog. The browser keeps the focus inside it and restores the focus afterwards.
pub fn show_dialog(is_open: bool) {
    let dialog = gloo_utils::document().query_selector("dialog").ok().flatten();
    let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) else { return };
    match (is_open, dialog.open()) {
        // Opening a closed dialog of the document cannot fail.
        (true, false) => drop(dialog.show_modal()),
        (false, true) => dialog.close(),
        _ => {}
    }
}

/// Whether the player prefers reduced motion.
pub fn prefers_reduced_motion() -> bool {
    let query = gloo_utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Returns a seed for the random choices of a visit.
pub fn random_seed() -> u64 {
    js_sys::Math::random().to_bits()
}
