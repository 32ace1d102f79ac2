//! Changes of the preferences.

use crate::state::language::{Language, LanguageName};
use crate::state::{Preferences, Setting};

/// A change of the preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player chooses another value of a preference.
    Set(Setting),
    /// The player chooses a language, which is loaded. `None` as the choice follows the browser; `None` as the language is
    /// English.
    SetLanguage(Option<&'static LanguageName>, Option<&'static Language>),
    /// A visit that began with the defaults takes over the preferences of address and storage.
    Restore(Preferences),
}

/// What a change of the preferences wants of the rest of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The matches end, because they have another length.
    EndMatches,
    /// The page changes to a language; `None` is English.
    ShowLanguage(Option<&'static Language>),
}

impl Preferences {
    /// Applies a change.
    pub fn update(&mut self, msg: Msg) -> Option<Event> {
        let match_length = self.match_length;
        match msg {
            Msg::Set(setting) => self.set(setting),
            Msg::SetLanguage(chosen, language) => {
                self.language = chosen;
                return Some(Event::ShowLanguage(language));
            }
            Msg::Restore(preferences) => *self = preferences,
        }
        (self.match_length != match_length).then_some(Event::EndMatches)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Look, MatchLength, Sound, Theme};

    #[test]
    fn message_changes_only_its_preference() {
        let mut preferences = Preferences { sound: Sound::Loud, ..Preferences::default() };
        for msg in [
            Msg::Set(Setting::Theme(Theme::Dark)),
            Msg::Set(Setting::Look(Look::Paper)),
            Msg::Set(Setting::WithoutShortcuts(true)),
        ] {
            assert_eq!(preferences.update(msg), None);
        }
        let expected = Preferences {
            theme: Theme::Dark,
            look: Look::Paper,
            sound: Sound::Loud,
            without_shortcuts: true,
            ..Preferences::default()
        };
        assert_eq!(preferences, expected);
        assert_eq!(preferences.update(Msg::Restore(Preferences::default())), None);
        assert_eq!(preferences, Preferences::default());
    }

    #[test]
    fn only_another_length_ends_matches() {
        let mut preferences = Preferences::default();
        assert_eq!(preferences.update(Msg::Set(Setting::MatchLength(MatchLength::Unlimited))), None);
        assert_eq!(preferences.update(Msg::Set(Setting::MatchLength(MatchLength::Five))), Some(Event::EndMatches));
        assert_eq!(preferences.update(Msg::Set(Setting::TakesTurnsToStart(true))), None);
        assert_eq!(preferences.update(Msg::Restore(Preferences::default())), Some(Event::EndMatches));
    }
}
