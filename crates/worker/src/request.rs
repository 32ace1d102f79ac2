//! Requests of the page, and reports to it.

use engine::{Analysis, Position, Square, Variations};

/// What to find for each position of a request, and the limit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The evaluation and the best move.
    Evaluation {
        /// The time for each position.
        milliseconds: u32,
    },
    /// The best moves, each with its evaluation and the expected replies.
    Variations {
        /// The time for each position.
        milliseconds: u32,
    },
    /// The move of the level [Very hard](coaching::opponents::very_hard): that of a short search.
    Reply {
        /// The nodes of the search.
        nodes: u32,
    },
}

/// What the page asks the worker for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Positions of an m,n,k-game to analyze.
    Analysis(AnalysisRequest),
    /// A move of ultimate tic-tac-toe.
    Ultimate(UltimateRequest),
}

/// Positions to analyze, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRequest {
    /// What to find for each position.
    pub task: Task,
    /// The positions, the most important first. All have the same rules.
    pub positions: Vec<Position>,
}

/// A position of ultimate tic-tac-toe whose best move to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UltimateRequest {
    /// The moves from the start.
    pub moves: Vec<Square>,
    /// Decides among equal moves.
    pub seed: u64,
    /// The time for the move.
    pub milliseconds: u32,
}

impl From<AnalysisRequest> for Request {
    fn from(request: AnalysisRequest) -> Self {
        Self::Analysis(request)
    }
}

impl From<UltimateRequest> for Request {
    fn from(request: UltimateRequest) -> Self {
        Self::Ultimate(request)
    }
}

impl Request {
    /// Returns the number of final results that answer the request.
    #[must_use]
    pub const fn results(&self) -> usize {
        match self {
            Self::Analysis(request) => request.positions.len(),
            Self::Ultimate(_) => 1,
        }
    }

    /// Returns the time for each result in milliseconds.
    #[must_use]
    pub const fn milliseconds(&self) -> u32 {
        match self {
            Self::Analysis(request) => request.task.milliseconds(),
            Self::Ultimate(request) => request.milliseconds,
        }
    }
}

/// A result of the current request, or the news that there will be none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A result of [`Task::Evaluation`].
    Evaluation {
        /// The position.
        position: Position,
        /// The evaluation and the best move.
        analysis: Analysis,
        /// The time that the analysis was given, at least 1; 0 for an interim result.
        milliseconds: u32,
    },
    /// A result of [`Task::Variations`].
    Variations {
        /// The position.
        position: Position,
        /// The best moves with the expected replies.
        variations: Variations,
        /// Whether the search has ended.
        is_final: bool,
    },
    /// The result of [`Task::Reply`].
    Reply {
        /// The position.
        position: Position,
        /// The nodes of the search.
        nodes: u32,
        /// The analysis whose best move Very hard plays.
        analysis: Analysis,
    },
    /// The result of an [`UltimateRequest`].
    Ultimate {
        /// The moves of the request.
        moves: Vec<Square>,
        /// The best move. Whoever plays it checks that it is legal.
        best: Square,
    },
    /// No worker is available.
    Unavailable,
}

impl Task {
    /// Returns the time for each position in milliseconds: 0 for a reply, whose nodes take hardly any.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Evaluation { milliseconds } | Self::Variations { milliseconds } => milliseconds,
            Self::Reply { .. } => 0,
        }
    }
}
