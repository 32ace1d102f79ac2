//! The root of the search: iterative deepening until the result is proven or the budget is spent.

use super::board::Board;
use super::cells::{Cell, Cells};
use super::moves::{self, Duty, Moves};
use super::pvs::{Lore, Pvs};
use super::score::{self, INFINITE, loss_after, win_after};
use super::table::Table;
use super::vcf::Fours;
use crate::engine::evaluation::{Analysis, Analyzer, BestMove, Budget, Evaluation, Wdl};
use crate::engine::{Objective, Position, Rules, Square};

/// The table size in bytes for searches of some seconds.
pub const DEFAULT_MEMORY: usize = 64 << 20;

/// The nodes of the VCF search at the root, which take a few tens of milliseconds.
const NODES_FOR_FOURS: u64 = 50_000;

/// The number of moves searched at the root.
const WIDTH: usize = 60;

/// A search of any board, with the tables that it keeps from position to position.
#[derive(Clone, Debug)]
pub struct Search {
    rules: Rules,
    table: Table,
    fours: Fours,
}

/// The moves of the root position.
struct Root {
    /// The moves to search, the best move of the previous depth first.
    cells: Vec<Cell>,
    /// Whether none of the other moves can be better than the best of `cells`.
    is_complete: bool,
    /// An upper bound of the scores of all other moves, if `is_complete`.
    floor: i32,
}

impl Search {
    /// Creates a search whose transposition table takes at most `memory` bytes. Everything else takes less than 1 MB.
    #[must_use]
    pub fn new(rules: Rules, memory: usize) -> Self {
        Self { rules, table: Table::with_memory(memory), fours: Fours::default() }
    }

    /// The rules of the positions that are searched.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Clears the transposition table.
    pub fn forget(&mut self) {
        self.table.clear();
    }
}

impl Analyzer for Search {
    /// Reports progress after each depth. Returns a legal move even if the budget is spent at once.
    ///
    /// The best move is [proven](BestMove::Proven) if the result is, or if it is the only one that does not lose at once.
    fn analyze(&mut self, position: &Position, budget: &mut Budget, on_progress: &mut dyn FnMut(Analysis)) -> Analysis {
        if position.outcome().is_some() || position.rules() != self.rules {
            return Analysis::without_search(position);
        }
        self.table.begin_search();
        let mut pvs = Pvs {
            board: Board::from_position(position),
            own: position.turn(),
            table: &mut self.table,
            fours: &mut self.fours,
            budget,
            lore: Lore::new(),
            is_guessed: false,
            spare: Vec::new(),
        };
        match pvs.at_a_glance() {
            Ok((cell, score)) => pvs.analysis(cell, score, 0),
            Err(root) => pvs.deepen(root, on_progress),
        }
    }
}

impl Pvs<'_, '_> {
    /// Returns the best move and its score if they are known without a full-width search, and otherwise the root moves.
    fn at_a_glance(&mut self) -> Result<(Cell, i32), Root> {
        let quiet = |pvs: &Self| {
            let mut moves = Moves::default();
            moves.set_quiet(&pvs.board, WIDTH, &pvs.lore);
            Root { cells: moves.cells().collect(), is_complete: moves.is_complete, floor: -INFINITE }
        };
        let only = |pvs: &Self, cells, floor| {
            let mut moves = Moves::default();
            moves.set(&pvs.board, (cells, true), usize::MAX, &pvs.lore);
            Root { cells: moves.cells().collect(), is_complete: true, floor }
        };
        if self.board.rules().objective() == Objective::Misere {
            let root = quiet(self);
            return match (root.cells.is_empty(), self.board.free().next()) {
                // Whatever it plays completes a line.
                (true, Some(cell)) => Ok((cell, loss_after(1))),
                _ => Err(root),
            };
        }
        match moves::duty(&self.board) {
            Duty::Wins { by, marks } => return Ok((by, win_after(marks))),
            Duty::Loses { by, marks } => return Ok((by, loss_after(marks))),
            Duty::Only(cell) => return Err(only(self, Cells::of(cell), -INFINITE)),
            Duty::Against { .. } | Duty::Nothing => {}
        }
        if let Some(win) = self.fours.find(&mut self.board, NODES_FOR_FOURS, self.budget)
            && let Some(first) = win.moves.first()
        {
            return Ok((*first, win_after(usize::from(win.within))));
        }
        Err(match moves::duty(&self.board) {
            Duty::Against { threats, marks } => only(self, threats, loss_after(marks)),
            _ => match self.against_fours(i32::MAX, 0) {
                (Some(cells), floor) if !cells.is_empty() => only(self, cells, floor),
                _ => quiet(self),
            },
        })
    }

    /// Searches with increasing depth until the result is proven or the budget is spent.
    fn deepen(&mut self, mut root: Root, on_progress: &mut dyn FnMut(Analysis)) -> Analysis {
        let Some(first) = root.cells.first() else { return Analysis::default() };
        self.is_guessed = true;
        let is_only = root.is_complete && root.cells.len() == 1;
        let with_only_move = |analysis: Analysis| match analysis.best {
            Some(BestMove::Likely(square)) if is_only => Analysis { best: Some(BestMove::Proven(square)), ..analysis },
            _ => analysis,
        };
        let mut analysis = with_only_move(self.analysis(*first, moves::evaluate(&self.board), 0));
        for depth in 1..=self.budget.depth_limit() {
            self.is_guessed = !root.is_complete;
            let (best, score) = self.search_root(&root, depth.into());
            let score = if root.is_complete {
                score.max(root.floor)
            } else {
                score::without_some_moves(score, moves::evaluate(&self.board))
            };
            let Some(best) = best else { break };
            if self.budget.is_over() {
                // The best move of the previous depth was searched first, so that any other move is an improvement.
                if score::is_proved(score) && score > 0 {
                    analysis = self.analysis(best, score, analysis.depth);
                } else {
                    analysis.best = Square::from_index(best).map(BestMove::Likely);
                }
                analysis = with_only_move(analysis);
                break;
            }
            analysis = with_only_move(self.analysis(best, score, depth));
            on_progress(analysis);
            if analysis.evaluation.wdl().is_some() {
                break;
            }
            // The next depth begins with the best move.
            if let Some(place) = root.cells.iter().position(|cell| *cell == best) {
                root.cells.copy_within(..place, 1);
                root.cells.iter_mut().take(1).for_each(|first| *first = best);
            }
        }
        analysis
    }

    /// Searches all root moves. Returns the best one and its score, so far if the budget is spent.
    fn search_root(&mut self, root: &Root, depth: i32) -> (Option<Cell>, i32) {
        let (mut best_cell, mut best) = (None, -INFINITE);
        for (number, cell) in root.cells.iter().copied().enumerate() {
            self.board.play(cell);
            let score = self.child(number, best, INFINITE, depth, 0);
            self.board.take_back(cell);
            if self.budget.is_over() {
                break;
            }
            if score > best {
                (best_cell, best) = (Some(cell), score);
            }
        }
        (best_cell, best)
    }

    /// The analysis with this best move and score.
    fn analysis(&self, cell: Cell, score: i32, depth: u8) -> Analysis {
        let evaluation = evaluation(score, self.is_guessed);
        let best = if evaluation.wdl().is_some() { BestMove::Proven } else { BestMove::Likely };
        Analysis { evaluation, best: Square::from_index(cell).map(best), depth }
    }
}

/// The evaluation of a score. A score without a guess that is neither a win nor a loss is a draw.
const fn evaluation(score: i32, is_guessed: bool) -> Evaluation {
    let within = Some(score::marks_until(score));
    match (score::is_proved(score), score > 0, is_guessed) {
        (true, true, _) => Evaluation::Proven { wdl: Wdl::Win, within },
        (true, false, _) => Evaluation::Proven { wdl: Wdl::Loss, within },
        (false, _, false) => Evaluation::Proven { wdl: Wdl::Draw, within: None },
        // Every other score is within the bounds of an `i16`.
        (false, _, true) => Evaluation::Estimate(score as i16),
    }
}
