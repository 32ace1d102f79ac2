//! The document and the system settings.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, HtmlElement};

use super::by_name::{get, set};
use crate::engine::{Rules, tablebase};
use crate::state::accent::{Accent, Shades};
use crate::state::{PlayerColor, Preferences};

/// Sets the theme of the document and the look of the board.
pub fn show_looks(preferences: Preferences) {
    if let Some(root) = gloo_utils::document().document_element() {
        for (name, value) in [("data-theme", preferences.theme.name()), ("data-look", preferences.look.name())] {
            // Only an invalid attribute name fails.
            let _ = root.set_attribute(name, value);
        }
    }
}

/// Sets the colors of interactive elements from an accent, or to the default colors.
pub fn show_accent(accent: Option<Accent>) {
    let Some(style) = root().map(|root| root.style()) else { return };
    let shades = accent.map(Accent::shades);
    let text = |of: fn(Shades) -> String| shades.map(of).unwrap_or_default();
    for (name, value) in [
        ("--own-fill", text(|shades| shades.fill.to_string())),
        ("--own-hover", text(|shades| shades.hover.to_string())),
        ("--own-text", text(|shades| shades.text.to_string())),
        ("--own-accent", text(|shades| format!("light-dark({}, {})", shades.on_pale, shades.on_dark))),
    ] {
        // An empty value removes a property. Only a read-only style fails.
        let _ = style.set_property(name, &value);
    }
}

/// Sets the colors of the marks for the stylesheets.
pub fn show_colors(x: PlayerColor, o: PlayerColor) {
    let Some(root) = root() else { return };
    for (name, color) in [("data-x-color", x), ("data-o-color", o)] {
        // Only an invalid name fails.
        let _ = root.set_attribute(name, color.name());
    }
}

/// Returns the root element.
fn root() -> Option<HtmlElement> {
    gloo_utils::document().document_element()?.dyn_into().ok()
}

/// Sets the board size for the stylesheets.
pub fn show_board(rules: Rules) {
    let Some(root) = root() else { return };
    for (name, value) in [("--columns", rules.columns()), ("--rows", rules.rows())] {
        // Only a read-only style fails.
        let _ = root.style().set_property(name, &value.to_string());
    }
    let large = if rules.columns().max(rules.rows()) > 6 { "small" } else { "" };
    let _ = match tablebase::covers(rules) {
        true => root.remove_attribute("data-large"),
        false => root.set_attribute("data-large", large),
    };
}

/// Sets the description of the page.
pub fn show_description(text: &str) {
    let description = gloo_utils::document().query_selector("meta[name=description]").ok().flatten();
    if let Some(description) = description {
        // Only an invalid name fails.
        let _ = description.set_attribute("content", text);
    }
}

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

/// Scrolls the list of moves, without the page, to the move before the current one, unless the current one has the focus.
///
/// Uses [`Reflect`], because bindings for these properties would grow the first download.
pub fn show_current_move() {
    let find = |selector| gloo_utils::document().query_selector(selector).ok().flatten();
    let list = find(".moves:not(:has([aria-current]:focus))");
    let before = find(".moves :is(:has(+ * > [aria-current]), :first-child:has(> [aria-current]))");
    let top = before.and_then(|before| Reflect::get(&before, &"offsetTop".into()).ok());
    if let (Some(list), Some(top)) = (list, top) {
        // Every element has `scrollTop`.
        let _ = Reflect::set(&list, &"scrollTop".into(), &top);
    }
}

/// Returns the value of the chosen option of a list.
#[must_use]
pub fn chosen_value(event: &Event) -> Option<String> {
    get(&event.target()?.into(), "value")?.as_string()
}

/// Sets the value of the chosen option of a list.
pub fn set_chosen_value(event: &Event, value: &str) {
    if let Some(list) = event.target() {
        set(&list, "value", &value.into());
    }
}

/// Whether the player prefers reduced motion.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether a media query matches.
fn matches(query: &str) -> bool {
    let query = gloo_utils::window().match_media(query);
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Returns a seed for the random choices of a visit.
#[must_use]
pub fn random_seed() -> u64 {
    js_sys::Math::random().to_bits()
}
