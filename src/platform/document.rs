//! The document around the game, and the settings of the system it is shown on.

use crate::state::Theme;

/// Gives the whole document the colours of a theme.
pub fn show_theme(theme: Theme) {
    if let Some(root) = gloo_utils::document().document_element() {
        // Only a name that is no attribute name could be refused.
        let _ = root.set_attribute("data-theme", theme.name());
    }
}

/// Tells the document its language, for screen readers and hyphenation, and its title.
pub fn show_language(language: &str, title: &str) {
    let document = gloo_utils::document();
    document.set_title(title);
    if let Some(root) = document.document_element() {
        // As above.
        let _ = root.set_attribute("lang", language);
    }
}

/// Whether the reader asked the system for less motion.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    let query = gloo_utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// A number to draw a visit's random choices from.
#[must_use]
pub fn random_seed() -> u64 {
    js_sys::Math::random().to_bits()
}
