//! Requests for analysis.

use crate::engine::Position;

/// What an analysis finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisKind {
    /// The evaluation and the best move.
    Evaluation,
    /// The best moves, each with its evaluation and the expected replies.
    Variations,
    /// The move of [Very hard](crate::engine::opponents::very_hard).
    Reply,
}

/// Positions to be analyzed, with the limit for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRequest {
    /// What the analysis finds.
    pub kind: AnalysisKind,
    /// The limit for each position: milliseconds or, for a reply, nodes.
    pub limit: u32,
    /// The positions, the most important first. All have the same rules.
    pub positions: Vec<Position>,
}
