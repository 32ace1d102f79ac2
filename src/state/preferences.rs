//! What the reader prefers.

/// What the reader prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The colours of the page.
    pub theme: Theme,
    /// How the board is drawn.
    pub look: Look,
    /// Whether the next game begins by itself after a draw.
    pub next_after_draw: bool,
    /// Whether the list of moves begins with the newest.
    pub newest_first: bool,
    /// Whether no key does anything wherever the focus is: only where it is on what the key is for.
    pub without_shortcuts: bool,
    /// How long Perfect thinks about a move on the boards on which it has to think.
    pub thinking: ThinkingTime,
}

/// How long Perfect thinks about a move, at most.
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
    /// All of them, from the shortest.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// How many milliseconds it is.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Short => 1_000,
            Self::Medium => 3_000,
            Self::Long => 10_000,
        }
    }

    /// The number of seconds, as it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "1",
            Self::Medium => "3",
            Self::Long => "10",
        }
    }

    /// The time of so many seconds.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|time| time.name() == name)
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark, as the system is.
    #[default]
    Auto,
    /// Dark marks on a pale ground.
    Light,
    /// Pale marks on a dark ground.
    Dark,
    /// Black and white as the system is light or dark, with a border around everything.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::Contrast];

    /// The name in lower case, as addresses and the page's `data-theme` write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The theme that an address names in lower case, if it names one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Soft squares.
    #[default]
    Soft,
    /// Lines on paper, and marks as a pen draws them.
    Paper,
}

impl Look {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Soft, Self::Paper];

    /// The name in lower case, as addresses and the page's `data-look` write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Soft => "soft",
            Self::Paper => "paper",
        }
    }

    /// The look that an address names in lower case, if it names one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.name() == name)
    }
}
