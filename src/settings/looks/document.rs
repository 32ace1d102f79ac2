//! Styles of the document.

use super::accent::{Accent, Shades};
use super::state::has_small_squares;
use crate::browser::js_value::{call, get};
use crate::opponents::players::color::PlayerColor;
use crate::state::Preferences;
use engine::Rules;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

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
        ("--own-fill", text(|shades| shades.fill.hex())),
        ("--own-hover", text(|shades| shades.hover.hex())),
        ("--own-text", text(|shades| shades.text.hex())),
        ("--own-accent", text(|shades| format!("light-dark({}, {})", shades.on_pale.hex(), shades.on_dark.hex()))),
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
    let _ = match rules.columns().max(rules.rows()) {
        _ if has_small_squares(rules) => root.set_attribute("data-large", "small"),
        ..=3 => root.remove_attribute("data-large"),
        _ => root.set_attribute("data-large", ""),
    };
}

/// Sets whether the end of the game stands still.
pub fn show_still(is_still: bool) {
    // Only an invalid name fails.
    let _ = root().map(|root| root.toggle_attribute_with_force("data-still", is_still));
}

/// Sets the color of the browser's bar to that of the page. It replaces the colors of `index.html`, which follow the system.
///
/// Below an open dialog, the root has the color of the veil, and the body that of the page.
pub fn show_bar_color() {
    let element = |selector: &str| gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(for_dark) = element("meta[name=theme-color][media]") {
        for_dark.remove();
    }
    let color_of = |element: HtmlElement| {
        let styles = call(&gloo_utils::window(), "getComputedStyle", &[element.into()])?;
        get(&styles, "backgroundColor")?.as_string().filter(|color| color != "rgba(0, 0, 0, 0)")
    };
    let color = color_of(gloo_utils::body()).or_else(|| color_of(root()?));
    if let Some((bar, color)) = element("meta[name=theme-color]").zip(color) {
        // Only an invalid name fails.
        let _ = bar.set_attribute("content", &color);
    }
}

/// Sets the description of the page.
pub fn show_description(text: &str) {
    let description = gloo_utils::document().query_selector("meta[name=description]").ok().flatten();
    if let Some(description) = description {
        // Only an invalid name fails.
        let _ = description.set_attribute("content", text);
    }
}
