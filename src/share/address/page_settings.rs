//! The settings of an address or of a host page besides the game.

use crate::settings::looks::accent::AccentChoice;
use crate::state::language::LanguageName;
use crate::state::named::Named;
use crate::state::{Controls, GameState, Host, Look, Preferences, Theme};

/// Settings of the page; `None` for missing keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageSettings {
    /// The theme.
    pub theme: Option<Theme>,
    /// The look of the board.
    pub look: Option<Look>,
    /// The accent color.
    pub accent: Option<AccentChoice>,
    /// The language.
    pub language: Option<&'static LanguageName>,
    /// Whether an embedded game is read-only.
    pub is_disabled: Option<bool>,
    /// The visible parts of an embedded game.
    pub controls: Option<Controls>,
}

impl PageSettings {
    /// Reads a key. Returns whether its value is valid, or `None` if it is the key of no setting.
    pub fn read(&mut self, key: &str, value: &str) -> Option<bool> {
        Some(match key {
            "theme" => set(&mut self.theme, Theme::from_name(value)),
            "look" => set(&mut self.look, Look::from_name(value)),
            "accent" => set(&mut self.accent, AccentChoice::read(value)),
            "lang" if is_language_tag(value) => {
                self.language = LanguageName::matching(value);
                true
            }
            "lang" => false,
            "disabled" => set(&mut self.is_disabled, read_boolean(value)),
            "controls" => set(&mut self.controls, Controls::from_names(value)),
            _ => return None,
        })
    }

    /// Applies the settings. Missing keys keep the current values.
    pub fn apply_to(&self, state: &mut GameState) {
        let Preferences { theme, look, language, .. } = state.preferences;
        state.preferences.theme = self.theme.unwrap_or(theme);
        state.preferences.look = self.look.unwrap_or(look);
        state.preferences.language = self.language.or(language);
        let accent = self.accent.map_or(state.accent(), AccentChoice::accent);
        state.change_values(|values| values.accent = accent);
        state.host = state.host.map(|host| Host {
            is_disabled: self.is_disabled.unwrap_or(host.is_disabled),
            controls: self.controls.unwrap_or(host.controls),
        });
    }
}

impl From<Host> for PageSettings {
    fn from(host: Host) -> Self {
        Self { is_disabled: Some(host.is_disabled), controls: Some(host.controls), ..Self::default() }
    }
}

/// Returns the part of a [`page_query`](super::state::Address::page_query) that still applies: without the settings that the
/// player has changed, whose choice counts from then on.
pub fn without_changed(page_query: &str, before: Preferences, now: Preferences) -> String {
    let applies = |part: &&str| match part.split('=').next() {
        Some("theme") => now.theme == before.theme,
        Some("look") => now.look == before.look,
        Some("lang") => now.language == before.language,
        _ => true,
    };
    let mut rest = String::new();
    // Another call of `join` would grow the first download.
    for part in page_query.split('&').filter(applies) {
        if !rest.is_empty() {
            rest.push('&');
        }
        rest.push_str(part);
    }
    rest
}

/// Returns whether a value is a tag of some language, such as `sv-SE`. A page may be written in a language that the game does
/// not have.
fn is_language_tag(value: &str) -> bool {
    let mut parts = value.split('-');
    let is_primary =
        |part: &str| matches!(part.len(), 2 | 3) && part.bytes().all(|letter| letter.is_ascii_alphabetic());
    parts.next().is_some_and(is_primary) && parts.all(|part| part.bytes().all(|letter| letter.is_ascii_alphanumeric()))
}

/// Reads a boolean. A key without a value means true.
fn read_boolean(value: &str) -> Option<bool> {
    if value.is_empty() { Some(true) } else { bool::from_name(value) }
}

/// Stores a value if there is one. Returns whether there is.
pub fn set<T>(target: &mut Option<T>, value: Option<T>) -> bool {
    let is_valid = value.is_some();
    if is_valid {
        *target = value;
    }
    is_valid
}
