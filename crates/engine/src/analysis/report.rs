//! What the analysis reports to the page.

use crate::board::Square;
use crate::evaluation::{Analysis, AnalysisKind};
use crate::position::Position;
use crate::search::Variations;

/// What the page learns of its requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A result for a position, and the limit of its request, or 0 while the analysis continues.
    Found(Position, Finding, u32),
    /// No worker is available.
    Unavailable,
}

/// A result for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The evaluation and the best move.
    Analysis(Analysis),
    /// The best moves with the expected replies.
    Variations(Variations),
    /// The analysis whose best move Very hard plays.
    Reply(Analysis),
}

impl Finding {
    /// Returns the kind of request that it answers.
    pub const fn kind(&self) -> AnalysisKind {
        match self {
            Self::Analysis(_) => AnalysisKind::Evaluation,
            Self::Variations(_) => AnalysisKind::Variations,
            Self::Reply(_) => AnalysisKind::Reply,
        }
    }

    /// Whether all its moves are legal in a position.
    pub fn is_legal(&self, position: &Position) -> bool {
        let is_legal = |moves: &[Square]| {
            let play = |position: Position, square: &Square| position.play(*square).ok();
            moves.iter().try_fold(*position, play).is_some()
        };
        match self {
            Self::Analysis(analysis) | Self::Reply(analysis) => {
                analysis.best.is_none_or(|best| is_legal(&[best.square()]))
            }
            Self::Variations(found) => found.best.iter().all(|variation| is_legal(&variation.moves)),
        }
    }
}
