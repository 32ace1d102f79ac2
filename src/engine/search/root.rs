//! The search from a position: deeper and deeper, until the answer is proved or it is stopped.

use super::board::Board;
use super::cells::{Cell, Cells};
use super::effort::Effort;
use super::moves::{self, Duty, Moves};
use super::pvs::{Lore, Pvs};
use super::report::{Found, Limits, Prospect};
use super::score::{self, INFINITE, loss_after, win_after};
use super::table::Table;
use super::vcf::Fours;
use crate::engine::{Objective, Position, Rules, Square};

/// The bytes of memory that are enough for some seconds of thought.
pub const DEFAULT_MEMORY: usize = 64 << 20;

/// How many moves are tried at the root to find a win by fours, before anything else: a few tens of milliseconds.
const NODES_FOR_FOURS: u64 = 50_000;

/// How many moves are tried at the root.
const WIDTH: usize = 60;

/// A search and what it remembers from move to move.
#[derive(Clone, Debug)]
pub struct Search {
    rules: Rules,
    table: Table,
    fours: Fours,
}

/// What the root is asked about.
struct Root {
    /// The moves, the best of the last depth first.
    cells: Vec<Cell>,
    /// Whether no other move can be better than the best of these.
    is_complete: bool,
    /// The score of all other moves at most, if the moves are complete.
    floor: i32,
}

impl Search {
    /// A search for these rules whose table takes at most so many bytes of memory; all else takes less than one million.
    #[must_use]
    pub fn new(rules: Rules, memory: usize) -> Self {
        Self { rules, table: Table::with_memory(memory), fours: Fours::default() }
    }

    /// The rules for which it searches.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Forgets all positions, as for a game that has nothing to do with the last one.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The best move of the side to move, or `None` once the game is over or if its rules are other ones.
    ///
    /// It is asked every 256 moves that are tried whether to stop. Stopped, it returns the best that it knows, at least a
    /// move that can be played. After each depth it tells what it has found so far.
    pub fn best_move(
        &mut self,
        position: &Position,
        limits: Limits,
        should_stop: &mut dyn FnMut() -> bool,
        on_progress: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        if position.outcome().is_some() || position.rules() != self.rules {
            return None;
        }
        self.table.begin_search();
        let mut pvs = Pvs {
            board: Board::from_position(position),
            own: position.turn(),
            table: &mut self.table,
            fours: &mut self.fours,
            effort: Effort::new(limits.nodes, should_stop),
            lore: Lore::new(),
            is_guessed: false,
            spare: Vec::new(),
        };
        let root = match pvs.at_a_glance() {
            Ok((cell, score)) => return pvs.found(cell, score, 0),
            Err(root) => root,
        };
        pvs.deepen(root, limits.depth, on_progress)
    }
}

impl Pvs<'_> {
    /// The move and its score, where that can be told without a search; otherwise what is to be searched.
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
        if let Some(win) = self.fours.find(&mut self.board, NODES_FOR_FOURS, &mut self.effort)
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

    /// Searches deeper and deeper.
    fn deepen(&mut self, mut root: Root, depth: u8, on_progress: &mut dyn FnMut(&Found)) -> Option<Found> {
        let mut found = self.found(*root.cells.first()?, moves::evaluate(&self.board), 0)?;
        found.prospect = Prospect::of(moves::evaluate(&self.board), true);
        let is_only = root.is_complete && root.cells.len() == 1;
        found.is_only = is_only;
        for depth in 1..=depth {
            self.is_guessed = !root.is_complete;
            let (best, score) = self.search_root(&root, depth.into());
            let score = if root.is_complete {
                score.max(root.floor)
            } else {
                score::without_some_moves(score, moves::evaluate(&self.board))
            };
            if self.effort.is_over() {
                // The best move of the last depth was looked at first: if another has been found to be better since, it
                // is.
                if let Some(square) = best.and_then(Square::from_index) {
                    found.square = square;
                    if score::is_proved(score) && score > 0 {
                        found.prospect = Prospect::of(score, true);
                    }
                }
                break;
            }
            let best = best?;
            found = self.found(best, score, depth)?;
            found.is_only = is_only;
            on_progress(&found);
            if found.prospect.is_proved() {
                break;
            }
            // The best move is the first to be looked at the next time.
            if let Some(place) = root.cells.iter().position(|cell| *cell == best) {
                root.cells.copy_within(..place, 1);
                root.cells.iter_mut().take(1).for_each(|first| *first = best);
            }
        }
        found.nodes = self.effort.nodes();
        Some(found)
    }

    /// Looks at all moves of the root. The best one and its score as far as they are known when the effort is over.
    fn search_root(&mut self, root: &Root, depth: i32) -> (Option<Cell>, i32) {
        let (mut best_cell, mut best) = (None, -INFINITE);
        for (number, cell) in root.cells.iter().copied().enumerate() {
            self.board.play(cell);
            let score = self.child(number, best, INFINITE, depth, 0);
            self.board.take_back(cell);
            if self.effort.is_over() {
                break;
            }
            if score > best {
                (best_cell, best) = (Some(cell), score);
            }
        }
        (best_cell, best)
    }

    fn found(&self, cell: Cell, score: i32, depth: u8) -> Option<Found> {
        let square = Square::from_index(cell)?;
        let prospect = Prospect::of(score, self.is_guessed);
        Some(Found { square, prospect, depth, nodes: self.effort.nodes(), is_only: false })
    }
}
