//! How many games decide a match.

use crate::state::named::named;

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
