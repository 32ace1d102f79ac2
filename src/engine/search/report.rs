//! What the search found.

use super::score;
use crate::engine::Square;

/// How much the search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many marks it looks ahead, not counting those that are forced.
    pub depth: u8,
    /// How many moves it tries.
    pub nodes: u64,
}

impl Limits {
    /// Until it is stopped, or nothing is left to be found out.
    pub const NONE: Self = Self { depth: u8::MAX, nodes: u64::MAX };
}

/// What is to be expected by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Proved: it can force a win.
    Win {
        /// After so many marks at the latest. It may be possible sooner.
        within: u8,
    },
    /// Proved: neither side can force a win.
    Draw,
    /// Proved: it loses against best play.
    Loss {
        /// After so many marks at the latest.
        within: u8,
    },
    /// Not proved.
    Open {
        /// An estimate from −20,000 to 20,000, more for the side to move, nought for equal chances. A line that lacks a
        /// single mark is worth 160.
        estimate: i16,
    },
}

impl Prospect {
    /// What a score from the root says. A score in which no guess had part and that neither wins nor loses is a draw.
    pub(super) const fn of(score: i32, is_guessed: bool) -> Self {
        let within = score::marks_until(score);
        match (score::is_proved(score), score > 0, is_guessed) {
            (true, true, _) => Self::Win { within },
            (true, false, _) => Self::Loss { within },
            (false, _, false) => Self::Draw,
            // Every other score is within these bounds.
            (false, _, true) => Self::Open { estimate: score as i16 },
        }
    }

    /// Whether it is known and not only estimated.
    #[must_use]
    pub const fn is_proved(self) -> bool {
        !matches!(self, Self::Open { .. })
    }
}

/// What the search has found, so far or at last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move.
    pub square: Square,
    /// What it gives the side to move.
    pub prospect: Prospect,
    /// How many marks ahead all moves were looked at, not counting those that are forced; nought where a forced win was
    /// found before that.
    pub depth: u8,
    /// How many moves were tried.
    pub nodes: u64,
    /// Whether any other move loses sooner, or at once, so that more thought can only tell what is to be expected.
    pub is_only: bool,
}
