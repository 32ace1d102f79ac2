//! Evaluations of positions, from the tablebase, the solver and the search.

pub(crate) mod chances;
mod display;
mod other_rules;
mod proof;
mod value;

use std::ops::Not;

use crate::board::Square;
use crate::named::named;
use crate::position::Position;
pub use chances::winning_chance;
pub use other_rules::OtherRules;
pub use proof::Proof;
pub use value::Value;

named! {
    /// Win, draw or loss of the side to move with best play, ordered from the worst.
    #[derive(PartialOrd, Ord)]
    pub enum Wdl {
        /// The side to move loses.
        Loss = "loss",
        /// Neither side can force a win.
        Draw = "draw",
        /// The side to move can force a win.
        Win = "win",
    }
}

/// `!wdl` is the result of the other side.
impl Not for Wdl {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl From<Value> for Wdl {
    fn from(value: Value) -> Self {
        match value {
            Value::Win(_) => Self::Win,
            Value::Draw => Self::Draw,
            Value::Loss(_) => Self::Loss,
        }
    }
}

/// The evaluation of a position for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// The exact value: the result and the number of moves until the end.
    Exact(Value),
    /// The result is proven.
    Proven(Proof),
    /// A heuristic score from −19,000 to 19,000: 0 for equal chances, positive if the side to move is better.
    /// [`winning_chance`] defines the scale.
    Estimate(i16),
    /// The position has not been analyzed.
    #[default]
    Unknown,
}

impl Evaluation {
    /// The exact value of a finished game, or `None` if the game goes on.
    pub fn of_finished(position: &Position) -> Option<Self> {
        Value::of_finished(position).map(Self::Exact)
    }

    /// The result, if it is exact or proven.
    pub fn wdl(self) -> Option<Wdl> {
        match self {
            Self::Exact(value) => Some(value.into()),
            Self::Proven(proof) => Some(proof.wdl()),
            Self::Estimate(_) | Self::Unknown => None,
        }
    }

    /// The evaluation of the move that led to the evaluated position, from the view of the side that played it.
    ///
    /// ```
    /// use engine::{Evaluation, Value};
    ///
    /// assert_eq!(Evaluation::Exact(Value::Loss(0)).of_last_move(), Evaluation::Exact(Value::Win(1)));
    /// assert_eq!(Evaluation::Estimate(40).of_last_move(), Evaluation::Estimate(-40));
    /// ```
    #[must_use]
    pub fn of_last_move(self) -> Self {
        match self {
            Self::Exact(value) => Self::Exact(value.of_last_move()),
            Self::Proven(proof) => Self::Proven(proof.of_last_move()),
            Self::Estimate(score) => Self::Estimate(score.saturating_neg()),
            Self::Unknown => Self::Unknown,
        }
    }
}

/// The best known move in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BestMove {
    /// No other move achieves a better result. That is proven, even if the result itself is only estimated.
    Proven(Square),
    /// The most promising move. Another move may be better, even if the result of the position is proven.
    Likely(Square),
}

impl BestMove {
    /// The square, proven or not.
    pub const fn square(self) -> Square {
        match self {
            Self::Proven(square) | Self::Likely(square) => square,
        }
    }
}

/// The result of analyzing one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The evaluation of the position.
    pub evaluation: Evaluation,
    /// The best known move; `None` if the game is over or no move is known.
    pub best: Option<BestMove>,
    /// The search depth in moves, without extensions; 0 if the result needed no full-width search.
    pub depth: u8,
}

impl Analysis {
    /// The analysis without a move: of a finished game, or otherwise unknown.
    pub fn without_search(position: &Position) -> Self {
        Self { evaluation: Evaluation::of_finished(position).unwrap_or_default(), ..Self::default() }
    }

    /// Whether both the result and a move that achieves it are proven, so that no search can improve on the move.
    pub fn is_proven(&self) -> bool {
        self.evaluation.wdl().is_some() && matches!(self.best, Some(BestMove::Proven(_)))
    }
}
