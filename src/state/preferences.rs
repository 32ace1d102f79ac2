//! Preferences of the player.

pub mod look;
pub mod match_length;
pub mod sound;
pub mod thinking_time;

pub use look::{Look, Theme};
pub use match_length::MatchLength;
pub use sound::Sound;
pub use thinking_time::ThinkingTime;

use super::language::LanguageName;
use super::named::Named;

/// Defines the preferences: each with the name of its [`Setting`], its type and its key in storage.
macro_rules! preferences {
    ($($(#[$about:meta])* $setting:ident $preference:ident: $type:ty = $key:literal,)+) => {
        /// Preferences of the player.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Preferences {
            $($(#[$about])* pub $preference: $type,)+
        }

        /// A new value of one preference.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Setting {
            $($(#[$about])* $setting($type),)+
        }

        impl Preferences {
            /// Changes one preference.
            pub const fn set(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$setting(value) => self.$preference = value,)+
                }
            }

            /// Serializes to string pairs. A default is not stored, so that a new preference needs no new format.
            pub fn write(self, put: &mut dyn FnMut(&str, &str)) {
                let usual = Self::default();
                $(if self.$preference != usual.$preference {
                    put($key, self.$preference.name());
                })+
            }

            /// Deserializes from the values that `value` looks up by key. A missing or unknown value is the default.
            pub fn read(value: &dyn Fn(&str) -> Option<String>) -> Self {
                Self {
                    $($preference: value($key).and_then(|name| Named::from_name(&name)).unwrap_or_default(),)+
                }
            }

            /// Merges the preferences of two tabs, each for itself: `mine` of this tab and `theirs` of another tab, both changed
            /// from `base`.
            #[must_use]
            pub fn merge(base: Self, mine: Self, theirs: Self) -> Self {
                Self {
                    $($preference: (if mine.$preference == base.$preference { theirs } else { mine }).$preference,)+
                }
            }

            /// Returns all keys, each with the names of all values.
            pub fn choices() -> Vec<(&'static str, Vec<&'static str>)> {
                vec![$(($key, <$type>::names()),)+]
            }
        }
    };
}

preferences! {
    /// The theme.
    Theme theme: Theme = "theme",
    /// The look of the board.
    Look look: Look = "look",
    /// Whether a new game starts automatically after a draw.
    NextAfterDraw next_after_draw: bool = "next_after_draw",
    /// Whether the list of moves starts with the newest move.
    NewestFirst newest_first: bool = "newest_first",
    /// Whether keyboard shortcuts are off.
    WithoutShortcuts without_shortcuts: bool = "without_shortcuts",
    /// Unbeatable's time for a move that needs analysis.
    Thinking thinking: ThinkingTime = "thinking",
    /// The volume of the sounds.
    Sound sound: Sound = "sound",
    /// Whether the page has offered sounds.
    SoundsOffered sounds_offered: bool = "sounds_offered",
    /// The language; `None` is that of the browser.
    Language language: Option<&'static LanguageName> = "lang",
    /// Whether stars, rating, achievements and streaks are hidden.
    WithoutGoals without_goals: bool = "without_goals",
    /// The length of a match.
    MatchLength match_length: MatchLength = "match_length",
    /// Whether the other side moves first in the next game, as it does in a match.
    TakesTurnsToStart takes_turns_to_start: bool = "takes_turns_to_start",
}

/// The keys of the preferences that only the lazy part applies: with them, a visit does not begin without it (`public/boot.js`).
pub const LAZY: [&str; 3] = ["without_shortcuts", "match_length", "takes_turns_to_start"];
