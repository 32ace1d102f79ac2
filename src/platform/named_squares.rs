//! The squares that a text names, lit on the board beside it.

use web_sys::Element;

use crate::engine::notation;

/// The attribute of a lit square, for styles and tests. Yew does not know the attribute, so that rendering keeps it.
const LIT: &str = "data-named";

/// The attribute of a text with the squares that it names.
const NAMES: &str = "data-names";

/// The text with the focus of a keyboard user, or under the pointer. A tap leaves the pointer on the text.
const POINTED: [&str; 2] = ["[data-names]:has(:focus-visible)", "[data-names]:hover"];

/// Lights the squares of the board that the pointed text names, and no others.
pub fn light() {
    while let Some(square) = find(&format!("[{LIT}]")) {
        if square.remove_attribute(LIT).is_err() {
            return;
        }
    }
    let Some(text) = POINTED.into_iter().find_map(find) else { return };
    let is_in_dialog = text.closest("dialog").ok().flatten().is_some();
    let attribute = if is_in_dialog { "data-set" } else { "data-square" };
    for square in notation::named_squares(&text.get_attribute(NAMES).unwrap_or_default()) {
        // Squares off the board have no element.
        if let Some(element) = find(&format!("[{attribute}={square}]")) {
            // Only an invalid attribute name fails.
            let _ = element.set_attribute(LIT, "");
        }
    }
}

fn find(selector: &str) -> Option<Element> {
    gloo_utils::document().query_selector(selector).ok().flatten()
}
