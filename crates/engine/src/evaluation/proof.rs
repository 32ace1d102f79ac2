//! Proven results with a bound of the distance.

use super::Wdl;

/// A proven result for the side to move, with an upper bound of the distance to the end of the game, if one is known.
///
/// The distance counts the marks of both sides that are still placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The side to move can force a win.
    Win {
        /// The most marks until the end.
        within: Option<u8>,
    },
    /// Neither side can force a win.
    Draw,
    /// The side to move loses.
    Loss {
        /// The most marks until the end.
        within: Option<u8>,
    },
}

impl Proof {
    /// Returns the result.
    pub const fn wdl(self) -> Wdl {
        match self {
            Self::Win { .. } => Wdl::Win,
            Self::Draw => Wdl::Draw,
            Self::Loss { .. } => Wdl::Loss,
        }
    }

    /// Returns the most marks until the end; `None` for a draw, and if there is no bound.
    pub const fn within(self) -> Option<u8> {
        match self {
            Self::Win { within } | Self::Loss { within } => within,
            Self::Draw => None,
        }
    }

    /// Converts the proof of a position to the proof of the move that leads to it, for the side that makes the move.
    #[must_use]
    pub fn of_last_move(self) -> Self {
        let later = |within: Option<u8>| within.map(|marks| marks.saturating_add(1));
        match self {
            Self::Win { within } => Self::Loss { within: later(within) },
            Self::Draw => Self::Draw,
            Self::Loss { within } => Self::Win { within: later(within) },
        }
    }
}

/// A proof without a bound of the distance.
impl From<Wdl> for Proof {
    fn from(wdl: Wdl) -> Self {
        match wdl {
            Wdl::Win => Self::Win { within: None },
            Wdl::Draw => Self::Draw,
            Wdl::Loss => Self::Loss { within: None },
        }
    }
}
