//! Changes of the preferences.

use crate::state::language::{Language, LanguageName};
use crate::state::{Look, MatchLength, Preferences, Sound, Theme, ThinkingTime};

/// A change of the preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player chooses the theme.
    SetTheme(Theme),
    /// The player chooses the look of the board.
    SetLook(Look),
    /// The player chooses the volume of the sounds.
    SetSound(Sound),
    /// The player chooses a language, which is loaded. `None` as the choice follows the browser; `None` as the language is
    /// English.
    SetLanguage(Option<&'static LanguageName>, Option<&'static Language>),
    /// The player chooses the time for a move that needs analysis.
    SetThinking(ThinkingTime),
    /// The player chooses the length of a match.
    SetMatchLength(MatchLength),
    /// The player chooses whether the sides take turns to start.
    TakeTurnsToStart(bool),
    /// The player chooses whether a new game starts automatically after a draw.
    StartAfterDraw(bool),
    /// The player chooses whether the list of moves starts with the newest move.
    ShowNewestFirst(bool),
    /// The player chooses whether keyboard shortcuts are on.
    UseShortcuts(bool),
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
            Msg::SetTheme(theme) => self.theme = theme,
            Msg::SetLook(look) => self.look = look,
            Msg::SetSound(sound) => self.sound = sound,
            Msg::SetLanguage(chosen, language) => {
                self.language = chosen;
                return Some(Event::ShowLanguage(language));
            }
            Msg::SetThinking(thinking) => self.thinking = thinking,
            Msg::SetMatchLength(length) => self.match_length = length,
            Msg::TakeTurnsToStart(is_on) => self.takes_turns_to_start = is_on,
            Msg::StartAfterDraw(is_on) => self.next_after_draw = is_on,
            Msg::ShowNewestFirst(is_on) => self.newest_first = is_on,
            Msg::UseShortcuts(is_on) => self.without_shortcuts = !is_on,
            Msg::Restore(preferences) => *self = preferences,
        }
        (self.match_length != match_length).then_some(Event::EndMatches)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_changes_only_its_preference() {
        let mut preferences = Preferences { sound: Sound::Loud, ..Preferences::default() };
        for msg in [Msg::SetTheme(Theme::Dark), Msg::SetLook(Look::Paper), Msg::UseShortcuts(false)] {
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
        assert_eq!(preferences.update(Msg::SetMatchLength(MatchLength::Unlimited)), None);
        assert_eq!(preferences.update(Msg::SetMatchLength(MatchLength::Five)), Some(Event::EndMatches));
        assert_eq!(preferences.update(Msg::TakeTurnsToStart(true)), None);
        assert_eq!(preferences.update(Msg::Restore(Preferences::default())), Some(Event::EndMatches));
    }
}
