//! Requests for analysis.

use crate::position::Position;

/// What an analysis finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisKind {
    /// The evaluation and the best move.
    Evaluation,
    /// The best moves, each with its evaluation and the expected replies.
    Variations,
    /// The move of the level Very hard: that of a short search.
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

impl AnalysisRequest {
    /// The time that the analysis of each position may take, in milliseconds; a limit of nodes takes hardly any.
    #[must_use]
    pub const fn milliseconds(&self) -> u32 {
        match self.kind {
            AnalysisKind::Evaluation | AnalysisKind::Variations => self.limit,
            AnalysisKind::Reply => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limit_of_nodes_is_no_time() {
        let milliseconds = |kind| AnalysisRequest { kind, limit: 200, positions: Vec::new() }.milliseconds();
        assert_eq!(milliseconds(AnalysisKind::Evaluation), 200);
        assert_eq!(milliseconds(AnalysisKind::Variations), 200);
        assert_eq!(milliseconds(AnalysisKind::Reply), 0);
    }
}
