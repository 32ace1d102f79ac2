//! What the Web Worker analyzes, and the moves that its analysis gives.

use crate::state::compared::ByAddress;
use crate::state::{GameState, Note, Stage};
use coaching::Computer;
use coaching::coach;
use coaching::opponents::very_hard;
use engine::{Analysis, BestMove, Game, Position, Square};
use worker::request::{AnalysisRequest, Report, Task};

/// The budget of a hint, in milliseconds.
pub const HINT: u32 = 1_000;

/// The budget of each position of a review, in milliseconds.
pub const REVIEW: u32 = 300;

/// The budget of each move while values are shown, in milliseconds. The budget of a move of Unbeatable is a preference,
/// `ThinkingTime`.
pub const VALUES: u32 = 150;

/// Returns all undecided positions of a game, the last first because it is solved the fastest.
fn positions_from_end(game: &Game) -> Vec<Position> {
    let mut positions: Vec<Position> = game.positions().filter(|position| position.outcome().is_none()).collect();
    positions.reverse();
    positions
}

/// A request of evaluations.
const fn evaluations(milliseconds: u32, positions: Vec<Position>) -> AnalysisRequest {
    AnalysisRequest { task: Task::Evaluation { milliseconds }, positions }
}

impl GameState {
    /// Returns the request for the Web Worker: first Very hard's move, then evaluations, and then variations.
    #[must_use]
    pub fn worker_request(&self) -> Option<AnalysisRequest> {
        self.reply_request().or_else(|| self.analysis_request()).or_else(|| self.variations_request())
    }

    /// Returns the request of Very hard's move, if it is to move and the move is unknown.
    fn reply_request(&self) -> Option<AnalysisRequest> {
        let Stage::Thinking(computer) = self.stage() else { return None };
        if computer != Computer::VERY_HARD || self.has_enough_analysis(computer) {
            return None;
        }
        let positions = vec![self.position()];
        Some(AnalysisRequest { task: Task::Reply { nodes: self.reply_nodes() }, positions })
    }

    /// The number of nodes that Very hard searches now.
    fn reply_nodes(&self) -> u32 {
        very_hard::nodes(&self.position(), self.round.seed)
    }

    /// The analysis whose best move Very hard plays now, if the Web Worker has found it.
    fn reply_analysis(&self) -> Option<Analysis> {
        let now = (self.position(), self.reply_nodes());
        self.values()?.reply.filter(|(position, nodes, _)| (*position, *nodes) == now).map(|(.., found)| found)
    }

    /// Returns the positions to evaluate now, and the budget of each.
    #[must_use]
    pub fn analysis_request(&self) -> Option<AnalysisRequest> {
        if !self.has_worker() || self.analysis.is_stopped {
            return None;
        }
        let AnalysisRequest { task, mut positions } = self.next_request()?;
        positions.retain(|position| !self.analyses().is_final(position, task.milliseconds()));
        Some(AnalysisRequest { task, positions })
    }

    /// Whether the analysis of this position is not final.
    #[must_use]
    pub fn is_analyzing(&self, position: &Position) -> bool {
        self.analysis_request().is_some_and(|request| request.positions.contains(position))
    }

    /// Returns the numbers of analyzed positions and of all positions to analyze; `None` for one position or without a
    /// request.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let AnalysisRequest { task, positions } = self.next_request()?;
        let is_final = |position: &&Position| self.analyses().is_final(position, task.milliseconds());
        (positions.len() > 1).then(|| (positions.iter().filter(is_final).count(), positions.len()))
    }

    /// Returns the first unfinished request, with all its positions, in the order computer player's move, hint, best
    /// moves, values, review.
    fn next_request(&self) -> Option<AnalysisRequest> {
        let is_open = |AnalysisRequest { task, positions }: &AnalysisRequest| {
            positions.iter().any(|position| !self.analyses().is_final(position, task.milliseconds()))
        };
        let stage = self.stage();
        if let Stage::Thinking(computer) | Stage::Stopped(computer) = stage
            && self.needs_worker(computer)
        {
            let milliseconds = self.preferences.thinking.milliseconds();
            return Some(evaluations(milliseconds, vec![self.position()])).filter(is_open);
        }
        let coach = self.coach();
        let hint = || coach.wants_best_move().then(|| evaluations(HINT, vec![self.position()]));
        let values = || coach.values.then(|| evaluations(VALUES, self.with_successors()));
        let review = || coach.review.then(|| evaluations(REVIEW, positions_from_end(self.game())));
        // The best moves begin with that of an analysis, whatever asked for it.
        let is_unknown = |position: &Position| !self.analyses().is_final(position, 1);
        let best = || self.explored_position().filter(is_unknown).map(|position| evaluations(HINT, vec![position]));
        hint().filter(is_open).or_else(best).or_else(|| values().filter(is_open)).or_else(|| review().filter(is_open))
    }

    /// Returns the shown position and its undecided successors: of large boards, the most promising ones. One of those is the best
    /// move, so that there the position comes alone until that is known: each better move would be another request.
    fn with_successors(&self) -> Vec<Position> {
        let position = self.position();
        if coach::shows_few_values(position.rules()) && !self.analyses().is_final(&position, VALUES) {
            return vec![position];
        }
        let moves = coach::promising_moves(&position, self.analyses());
        let after = moves.into_iter().filter_map(|square| position.play(square).ok());
        [position].into_iter().chain(after).filter(|position| position.outcome().is_none()).collect()
    }

    /// Whether a computer player has enough analysis to move: its budget is spent, its move is proven, or it needs none.
    pub(crate) fn has_enough_analysis(&self, computer: Computer) -> bool {
        if computer == Computer::VERY_HARD {
            return !self.has_worker() || self.reply_analysis().is_some();
        }
        let milliseconds = self.preferences.thinking.milliseconds();
        !self.needs_worker(computer) || self.analyses().is_final(&self.position(), milliseconds)
    }

    /// Returns the move that a computer player makes now: its best analyzed move or, without one, the move by its rules.
    pub(crate) fn best_reply(&self, computer: Computer) -> Option<Square> {
        let position = self.position();
        let analyzed = match computer {
            Computer::VERY_HARD => self.reply_analysis().and_then(|found| found.best),
            _ if self.needs_worker(computer) => self.analyses().of(&position).best,
            _ => None,
        };
        analyzed.map(BestMove::square).or_else(|| computer.reply(&position, self.round.seed))
    }

    /// Takes over a report about the Web Worker. Without a worker, the computer player moves by its rules.
    pub(crate) fn take_report(&mut self, report: &Report) {
        match report {
            Report::Evaluation { position, analysis, milliseconds } => {
                self.store_analysis(*position, *analysis, *milliseconds);
            }
            Report::Variations { position, variations, is_final } => {
                self.store_variations(*position, variations.clone(), *is_final);
            }
            Report::Reply { position, nodes, analysis } => {
                self.change_values(|values| values.reply = Some((*position, *nodes, *analysis)));
            }
            // The shown game takes it.
            Report::Ultimate { .. } => {}
            Report::Unavailable => {
                self.analysis.is_worker_unavailable = true;
                self.analysis.is_stopped = false;
                self.notify(Note::NoWorker);
            }
        }
    }

    /// Stores the analysis of a position after this many milliseconds; 0 while analysis continues.
    pub(crate) fn store_analysis(&mut self, position: Position, analysis: Analysis, milliseconds: u32) {
        if position.rules() == self.round.setup.rules {
            let mut analyses = self.analyses().clone();
            analyses.insert(position, analysis, milliseconds);
            // A restarted search repeats worse results.
            if analyses != *self.analyses() {
                self.analysis.analyses = ByAddress(analyses.into());
            }
        }
    }

    /// Plays the computer player's best known move now.
    pub(crate) fn move_now(&mut self) {
        if let Some(square) = self.reply() {
            self.play(square);
        }
    }

    /// Stops analysis, if any is running, or continues it.
    pub(crate) fn stop_analysis(&mut self, is_stopped: bool) {
        if !is_stopped || self.analysis_request().is_some() {
            self.analysis.is_stopped = is_stopped;
        }
    }
}
