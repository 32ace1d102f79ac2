//! The levels of the computer.

/// How strong the computer plays.
///
/// | level | on normal 3×3 | on other boards |
/// |---|---|---|
/// | Easy | as [`random`](super::random) | [`easy`](super::easy) |
/// | Medium | as [`casual`](super::casual) | as [`casual`](super::casual) |
/// | Hard | [`hard`](super::hard) | [`hard`](super::hard) |
/// | Unbeatable | as [`perfect`](super::perfect) | as [`perfect`](super::perfect) |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Loses about 40 % of all possible games on 3×3.
    Easy,
    /// Loses about 10 %.
    Medium,
    /// Loses about 3 %.
    Hard,
    /// Never loses on 3×3, and plays every other board as strong as possible.
    Unbeatable,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Unbeatable];

    /// Returns the name in lower case, as in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unbeatable => "unbeatable",
        }
    }
}
