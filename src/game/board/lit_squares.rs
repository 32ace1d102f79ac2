//! The squares that a text names, lit on the board beside it.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use engine::decimal::decimal;

/// The attribute of a lit square, for styles and tests. Yew does not know the attribute, so that rendering keeps it.
const LIT: &str = "data-named";
const ANY_LIT: &str = "[data-named]";

/// The attribute of a text with the squares that it names.
const NAMES: &str = "data-names";
const WITH_NAMES: &str = "[data-names]";
const FOCUSED: &str = "[data-names]:has(:focus-visible)";

/// The attribute of a text that names squares in the order of moves. The board then numbers them.
const ORDERED: &str = "data-ordered";

/// The text whose squares stay lit: it contains a pressed button.
const PINNED: &str = "[data-ordered]:has([aria-pressed=true])";

/// The pointer, and the text at which the player points with it.
#[derive(Debug, Default)]
pub struct Pointer {
    /// The last position in CSS pixels.
    position: Option<(i32, i32)>,
    /// The element of the text, and the squares that it named when the pointer came.
    text: Option<(Element, String)>,
}

impl Pointer {
    /// Notes a movement or a press. Returns whether the player points at another text than before.
    ///
    /// Browsers report a movement also when the page changes below a resting pointer. Its position tells the difference.
    pub fn follow(&mut self, event: &PointerEvent) -> bool {
        let position = Some((event.client_x(), event.client_y()));
        let before = std::mem::replace(&mut self.position, position);
        let is_press = event.type_() == "pointerdown";
        if !is_press && (before.is_none() || before == position) {
            return false;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let text = target.and_then(|target| target.closest(WITH_NAMES).ok().flatten());
        let text = text.map(|text| {
            let names = text.get_attribute(NAMES).unwrap_or_default();
            (text, names)
        });
        let is_other = text != self.text;
        self.text = text;
        is_other
    }

    /// Lights the squares of the board that the focused, pointed or pinned text names, and no others.
    pub fn light(&self) {
        while let Some(square) = find(ANY_LIT) {
            if square.remove_attribute(LIT).is_err() {
                return;
            }
        }
        let focused = || find(FOCUSED);
        let Some(text) = focused().or_else(|| self.pointed()).or_else(|| find(PINNED)) else { return };
        let is_in_dialog = text.closest("dialog").ok().flatten().is_some();
        let attribute = if is_in_dialog { "data-set" } else { "data-square" };
        let names = text.get_attribute(NAMES).unwrap_or_default();
        let is_ordered = text.has_attribute(ORDERED);
        for (number, name) in (1..).zip(names.split(' ')) {
            // Squares off the board have no element.
            if let Some(element) = find(&["[", attribute, "='", name, "']"].concat()) {
                let number = if is_ordered { decimal(number) } else { String::new() };
                // Only an invalid attribute name fails.
                let _ = element.set_attribute(LIT, &number);
            }
        }
    }

    /// Returns the text at which the player points, if the pointer is still there and the text is the same.
    fn pointed(&self) -> Option<Element> {
        let (text, names) = self.text.as_ref()?;
        // A variation grows while the player points at it.
        let is_same = text.has_attribute(ORDERED) || text.get_attribute(NAMES).as_ref() == Some(names);
        (is_same && text.matches(":hover").unwrap_or_default()).then(|| text.clone())
    }
}

fn find(selector: &str) -> Option<Element> {
    gloo_utils::document().query_selector(selector).ok().flatten()
}
