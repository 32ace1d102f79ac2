//! Texts of the embed dialog.

use crate::i18n::Texts;
use crate::state::Theme;

impl Texts {
    /// A theme of an embedded game, which follows the host page instead of the system.
    pub fn embedded_theme_name(self, theme: Theme) -> &'static str {
        if theme == Theme::Auto { self.match_page() } else { self.theme_name(theme) }
    }
}
