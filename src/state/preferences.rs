//! What the reader prefers.

/// What the reader prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The colours of the page.
    pub theme: Theme,
    /// Whether the next game begins by itself after a draw.
    pub next_after_draw: bool,
    /// Whether the list of moves begins with the newest.
    pub newest_first: bool,
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
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The name in lower case, as addresses and the page's `data-theme` write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme that an address names in lower case, if it names one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
