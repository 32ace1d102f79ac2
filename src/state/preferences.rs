//! Preferences of the player.

use super::language::LanguageName;
use crate::engine::named::named;

/// Preferences of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The theme.
    pub theme: Theme,
    /// The look of the board.
    pub look: Look,
    /// Whether a new game starts automatically after a draw.
    pub next_after_draw: bool,
    /// Whether the list of moves starts with the newest move.
    pub newest_first: bool,
    /// Whether keyboard shortcuts are off.
    pub without_shortcuts: bool,
    /// Perfect's time for a move that needs analysis.
    pub thinking: ThinkingTime,
    /// The volume of the sounds.
    pub sound: Sound,
    /// The language; `None` is that of the browser.
    pub language: Option<&'static LanguageName>,
    /// The length of a match.
    pub match_length: MatchLength,
    /// Whether the other side moves first in the next game, as it does in a match.
    pub takes_turns_to_start: bool,
}

named! {
    /// The length of a match.
    #[derive(Default)]
    pub enum MatchLength {
        /// No matches: single games without end.
        #[default]
        Unlimited = "unlimited",
        /// Best of three.
        Three = "3",
        /// Best of five.
        Five = "5",
        /// Best of seven.
        Seven = "7",
    }
}

impl MatchLength {
    /// Returns the number of games, if it is limited. The side that wins more than half of them wins the match.
    pub const fn games(self) -> Option<u8> {
        match self {
            Self::Unlimited => None,
            Self::Three => Some(3),
            Self::Five => Some(5),
            Self::Seven => Some(7),
        }
    }
}

named! {
    /// The volume of the sounds. With sounds, the device also vibrates.
    #[derive(Default)]
    pub enum Sound {
        /// No sound and no vibration.
        #[default]
        Off = "off",
        /// A low volume.
        Quiet = "quiet",
        /// A high volume.
        Loud = "loud",
    }
}

named! {
    /// The maximal time for a move.
    #[derive(Default)]
    pub enum ThinkingTime {
        /// One second.
        #[default]
        Short = "1",
        /// Three seconds.
        Medium = "3",
        /// Ten seconds.
        Long = "10",
    }
}

impl ThinkingTime {
    /// Returns the time in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Short => 1_000,
            Self::Medium => 3_000,
            Self::Long => 10_000,
        }
    }
}

named! {
    /// The theme of the page.
    #[derive(Default)]
    pub enum Theme {
        /// Light or dark as the system.
        #[default]
        Auto = "auto",
        /// Dark marks on a pale ground.
        Light = "light",
        /// Pale marks on a dark ground.
        Dark = "dark",
        /// High contrast, light or dark as the system.
        Contrast = "contrast",
    }
}

named! {
    /// The look of the board.
    #[derive(Default)]
    pub enum Look {
        /// Rounded squares.
        #[default]
        Soft = "soft",
        /// Lines on paper and handwritten marks.
        Paper = "paper",
    }
}
