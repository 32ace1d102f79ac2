//! The document around the game, and the settings of the system it is shown on.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

use crate::engine::{Rules, tablebase};
use crate::state::Preferences;
use crate::state::accent::{Accent, Shades};

/// Gives the whole document the colours of a theme, and the board its look.
pub fn show_looks(preferences: Preferences) {
    if let Some(root) = gloo_utils::document().document_element() {
        for (name, value) in [("data-theme", preferences.theme.name()), ("data-look", preferences.look.name())] {
            // Only a name that is no attribute name could be refused.
            let _ = root.set_attribute(name, value);
        }
    }
}

/// Gives what can be pressed, and what is drawn like it, the colours that follow from an accent, or else the ordinary
/// ones.
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
        // An empty value takes a property away. Only a page that is shown as it is printed could refuse it.
        let _ = style.set_property(name, &value);
    }
}

/// The element around the whole page.
fn root() -> Option<HtmlElement> {
    gloo_utils::document().document_element()?.dyn_into().ok()
}

/// Tells the stylesheets how large the board is.
pub fn show_board(rules: Rules) {
    let Some(root) = root() else { return };
    for (name, value) in [("--columns", rules.columns()), ("--rows", rules.rows())] {
        // Only a page that is shown as it is printed could refuse it.
        let _ = root.style().set_property(name, &value.to_string());
    }
    let large = if rules.columns().max(rules.rows()) > 6 { "small" } else { "" };
    let _ = match tablebase::covers(rules) {
        true => root.remove_attribute("data-large"),
        false => root.set_attribute("data-large", large),
    };
}

/// Opens the page's dialog, or closes it. The browser keeps the focus inside it meanwhile, and gives it back afterwards.
pub fn show_dialog(is_open: bool) {
    let dialog = gloo_utils::document().query_selector("dialog").ok().flatten();
    let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) else { return };
    match (is_open, dialog.open()) {
        // It is in the document and closed, so that nothing stands against opening it.
        (true, false) => drop(dialog.show_modal()),
        (false, true) => dialog.close(),
        _ => {}
    }
}

/// Scrolls the list of moves, and nothing around it, to the move before the current one, unless the current one has been
/// pressed there.
///
/// It goes through [`Reflect`], because each browser function that only this would import makes the first visit larger.
pub fn show_current_move() {
    let find = |selector| gloo_utils::document().query_selector(selector).ok().flatten();
    let list = find(".moves:not(:has([aria-current]:focus))");
    let before = find(".moves :is(:has(+ * > [aria-current]), :first-child:has(> [aria-current]))");
    let top = before.and_then(|before| Reflect::get(&before, &"offsetTop".into()).ok());
    if let (Some(list), Some(top)) = (list, top) {
        // Every element lets it be set.
        let _ = Reflect::set(&list, &"scrollTop".into(), &top);
    }
}

/// Whether there is room beside the board.
#[must_use]
pub fn is_wide() -> bool {
    matches("(min-width: 761px)")
}

/// Whether the reader asked the system for less motion.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether a media query describes this screen and its reader.
fn matches(query: &str) -> bool {
    let query = gloo_utils::window().match_media(query);
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// A number to draw a visit's random choices from.
#[must_use]
pub fn random_seed() -> u64 {
    js_sys::Math::random().to_bits()
}
