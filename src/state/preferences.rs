//! Preferences of the player.

use super::language::LanguageName;

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

/// The length of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MatchLength {
    /// No matches: single games without end.
    #[default]
    Unlimited,
    /// Best of three.
    Three,
    /// Best of five.
    Five,
    /// Best of seven.
    Seven,
}

impl MatchLength {
    /// All lengths.
    pub const ALL: [Self; 4] = [Self::Unlimited, Self::Three, Self::Five, Self::Seven];

    /// Returns the number of games, if it is limited. The side that wins more than half of them wins the match.
    #[must_use]
    pub const fn games(self) -> Option<u8> {
        match self {
            Self::Unlimited => None,
            Self::Three => Some(3),
            Self::Five => Some(5),
            Self::Seven => Some(7),
        }
    }

    /// Returns the stored form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unlimited => "unlimited",
            Self::Three => "3",
            Self::Five => "5",
            Self::Seven => "7",
        }
    }

    /// Reads the stored form.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|length| length.name() == name)
    }
}

/// The volume of the sounds. With sounds, the device also vibrates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sound {
    /// No sound and no vibration.
    #[default]
    Off,
    /// A low volume.
    Quiet,
    /// A high volume.
    Loud,
}

impl Sound {
    /// All volumes, lowest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Quiet, Self::Loud];

    /// Returns the stored form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Loud => "loud",
        }
    }

    /// Reads the stored form.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sound| sound.name() == name)
    }

    /// Returns the gain, from 0 to 1.
    #[must_use]
    pub const fn gain(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.06,
            Self::Loud => 0.25,
        }
    }
}

/// The maximal time for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThinkingTime {
    /// One second.
    #[default]
    Short,
    /// Three seconds.
    Medium,
    /// Ten seconds.
    Long,
}

impl ThinkingTime {
    /// All times, shortest first.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// Returns the time in milliseconds.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Short => 1_000,
            Self::Medium => 3_000,
            Self::Long => 10_000,
        }
    }

    /// Returns the stored form: the number of seconds.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "1",
            Self::Medium => "3",
            Self::Long => "10",
        }
    }

    /// Reads the stored form.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|time| time.name() == name)
    }
}

/// The theme of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark as the system.
    #[default]
    Auto,
    /// Dark marks on a pale ground.
    Light,
    /// Pale marks on a dark ground.
    Dark,
    /// High contrast, light or dark as the system.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::Contrast];

    /// Returns the name for addresses and `data-theme`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// Reads the name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// The look of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Rounded squares.
    #[default]
    Soft,
    /// Lines on paper and handwritten marks.
    Paper,
}

impl Look {
    /// All looks.
    pub const ALL: [Self; 2] = [Self::Soft, Self::Paper];

    /// Returns the name for addresses and `data-look`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Soft => "soft",
            Self::Paper => "paper",
        }
    }

    /// Reads the name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.name() == name)
    }
}
