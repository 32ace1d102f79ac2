//! Entries in the history of the browser. Their values hold all moves of the game, also those after the shown position, and
//! tell the entry of a dialog from those of the page.

use wasm_bindgen::JsValue;
use web_sys::History;

use crate::features::back::state::Entry;

/// Begins the value of the entry of a dialog.
const DIALOG: &str = "+";

fn history() -> Option<History> {
    gloo_utils::window().history().ok()
}

fn value() -> Option<String> {
    history()?.state().ok()?.as_string()
}

/// Returns the current entry.
pub fn current() -> Entry {
    match value() {
        Some(value) if value.starts_with(DIALOG) => Entry::Dialog,
        Some(_) => Entry::Page,
        None => Entry::New,
    }
}

/// Returns the moves in the current entry.
pub fn moves() -> Option<String> {
    value().map(|value| value.trim_start_matches(DIALOG).to_owned())
}

/// Replaces address and moves of the current entry. Returns whether the browser allows that: it refuses frequent changes, and
/// changes by pages without an origin.
pub fn replace(moves: &str, url: Option<&str>) -> bool {
    let mark = if current() == Entry::Dialog { DIALOG } else { "" };
    let value = JsValue::from([mark, moves].concat());
    history().is_some_and(|history| history.replace_state_with_url(&value, "", url).is_ok())
}

/// Adds the entry of a dialog, with the address of the current one. Returns whether the browser allows that.
pub fn add_dialog() -> bool {
    let moves = moves().unwrap_or_default();
    let value = JsValue::from([DIALOG, &moves].concat());
    replace(&moves, None) && history().is_some_and(|history| history.push_state_with_url(&value, "", None).is_ok())
}

/// Begins to go back by one entry.
pub fn go_back() {
    // The history of a document that is shown allows it.
    let _ = history().map(|history| history.back());
}
