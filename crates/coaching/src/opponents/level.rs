//! The levels of the computer.

use engine::named::named;
use engine::{Rules, tablebase};

named! {
    /// How strong the computer plays.
    ///
    /// | level | on normal 3×3 | on other boards |
    /// |---|---|---|
    /// | Easy | as [`random`](super::random) | [`easy`](super::easy) |
    /// | Medium | [`medium`](super::medium) | [`medium`](super::medium) |
    /// | Hard | [`hard`](super::hard) | [`hard`](super::hard) |
    /// | Very hard | not offered | [`very_hard`](super::very_hard) |
    /// | Unbeatable | [`unbeatable`](super::unbeatable) | [`unbeatable`](super::unbeatable) |
    pub enum Level {
        /// Loses about 40 % of all possible games on 3×3.
        Easy = "easy",
        /// Loses about 10 %.
        Medium = "medium",
        /// Loses about 3 %.
        Hard = "hard",
        /// Searches for a moment. It is [not offered](Level::all_under) on small boards, where it would play as Unbeatable.
        VeryHard = "very-hard",
        /// Never loses on 3×3, makes no mistake on other boards of up to 10 squares, and plays every larger one as strong as
        /// possible.
        Unbeatable = "unbeatable",
    }
}

impl Level {
    /// The levels on boards that the [`tablebase`] covers, such as 3×3.
    pub const ON_SMALL_BOARDS: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Unbeatable];

    /// Returns the levels that are offered under these rules, from the weakest to the strongest.
    pub const fn all_under(rules: Rules) -> &'static [Self] {
        if tablebase::covers(rules) { &Self::ON_SMALL_BOARDS } else { &Self::ALL }
    }

    /// Returns the level that is offered in place of this one under these rules.
    #[must_use]
    pub const fn under(self, rules: Rules) -> Self {
        match self {
            Self::VeryHard if tablebase::covers(rules) => Self::Unbeatable,
            level => level,
        }
    }
}
