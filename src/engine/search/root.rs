//! The search from a position: deeper and deeper, until the answer is proved or it is stopped.

use super::alpha_beta::AlphaBeta;
use super::board::Board;
use super::effort::Effort;
use super::evaluate::evaluate;
use super::history::History;
use super::move_picker::MoveList;
use super::must_play::{MustPlay, must_play};
use super::report::{Found, Limits, Prospect};
use super::score::{self, INFINITE, loss_after, win_after};
use super::transposition::TranspositionTable;
use super::vcf::VcfSearch;
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
    table: TranspositionTable,
    vcf: VcfSearch,
}

/// What the root is asked about.
struct Root {
    /// The moves, the best of the last depth first.
    squares: Vec<Square>,
    /// Whether no other move can be better than the best of these.
    is_complete: bool,
    /// The score of all other moves at most, if the moves are complete.
    floor: i32,
}

impl Search {
    /// A search for these rules whose table takes at most so many bytes of memory; all else takes less than one million.
    #[must_use]
    pub fn new(rules: Rules, memory: usize) -> Self {
        Self { rules, table: TranspositionTable::with_memory(memory), vcf: VcfSearch::default() }
    }

    /// The rules for which it searches.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
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
        let mut search = AlphaBeta {
            board: Board::from_position(position),
            root_side: position.turn(),
            table: &mut self.table,
            vcf: &mut self.vcf,
            effort: Effort::new(limits.nodes, should_stop),
            history: History::new(),
            is_heuristic: false,
            spare: Vec::new(),
        };
        let root = match search.at_a_glance() {
            Ok((square, score)) => return Some(search.found(square, score, 0)),
            Err(root) => root,
        };
        search.deepen(root, limits.depth, on_progress)
    }
}

impl AlphaBeta<'_> {
    /// The move and its score, where that can be told without a search; otherwise what is to be searched.
    fn at_a_glance(&mut self) -> Result<(Square, i32), Root> {
        let quiet = |search: &Self| {
            let mut moves = MoveList::default();
            moves.fill_quiet(&search.board, WIDTH, &search.history);
            Root { squares: moves.squares().collect(), is_complete: moves.is_complete, floor: -INFINITE }
        };
        let only = |search: &Self, squares, floor| {
            let mut moves = MoveList::default();
            moves.fill(&search.board, squares, usize::MAX, &search.history);
            Root { squares: moves.squares().collect(), is_complete: true, floor }
        };
        if self.board.rules().objective() == Objective::Misere {
            let root = quiet(self);
            return match (root.squares.is_empty(), self.board.free().first()) {
                // Whatever it plays completes a line.
                (true, Some(square)) => Ok((square, loss_after(1))),
                _ => Err(root),
            };
        }
        match must_play(&self.board) {
            MustPlay::Win { square, plies } => return Ok((square, win_after(plies))),
            MustPlay::Loss { square, plies } => return Ok((square, loss_after(plies))),
            MustPlay::Only(square) => return Err(only(self, square.into(), -INFINITE)),
            MustPlay::Region { .. } | MustPlay::Anything => {}
        }
        if let Some(win) = self.vcf.find(&mut self.board, NODES_FOR_FOURS, &mut self.effort)
            && let Some(first) = win.moves.first()
        {
            return Ok((*first, win_after(usize::from(win.plies))));
        }
        Err(match must_play(&self.board) {
            MustPlay::Region { squares, plies } => only(self, squares, loss_after(plies)),
            _ => match self.against_vcf(i32::MAX, 0) {
                (Some(squares), floor) if !squares.is_empty() => only(self, squares, floor),
                _ => quiet(self),
            },
        })
    }

    /// Searches deeper and deeper.
    fn deepen(&mut self, mut root: Root, depth: u8, on_progress: &mut dyn FnMut(&Found)) -> Option<Found> {
        let mut found = self.found(*root.squares.first()?, evaluate(&self.board), 0);
        found.prospect = Prospect::of(evaluate(&self.board), true);
        let is_only = root.is_complete && root.squares.len() == 1;
        found.is_only = is_only;
        for depth in 1..=depth {
            self.is_heuristic = !root.is_complete;
            let (best, score) = self.search_root(&root, depth.into());
            let score = if root.is_complete {
                score.max(root.floor)
            } else {
                score::without_some_moves(score, evaluate(&self.board))
            };
            if self.effort.is_over() {
                // The best move of the last depth was looked at first: if another has been found to be better since, it
                // is.
                if let Some(square) = best {
                    found.square = square;
                    if score::is_proven(score) && score > 0 {
                        found.prospect = Prospect::of(score, true);
                    }
                }
                break;
            }
            let best = best?;
            found = self.found(best, score, depth);
            found.is_only = is_only;
            on_progress(&found);
            if found.prospect.is_proved() {
                break;
            }
            // The best move is the first to be looked at the next time.
            if let Some(place) = root.squares.iter().position(|square| *square == best) {
                root.squares.copy_within(..place, 1);
                root.squares.iter_mut().take(1).for_each(|first| *first = best);
            }
        }
        found.nodes = self.effort.nodes();
        Some(found)
    }

    /// Looks at all moves of the root. The best one and its score as far as they are known when the effort is over.
    fn search_root(&mut self, root: &Root, depth: i32) -> (Option<Square>, i32) {
        let (mut best_square, mut best) = (None, -INFINITE);
        for (number, square) in root.squares.iter().copied().enumerate() {
            self.board.play(square);
            let score = self.child(number, best, INFINITE, depth, 0);
            self.board.take_back(square);
            if self.effort.is_over() {
                break;
            }
            if score > best {
                (best_square, best) = (Some(square), score);
            }
        }
        (best_square, best)
    }

    fn found(&self, square: Square, score: i32, depth: u8) -> Found {
        let prospect = Prospect::of(score, self.is_heuristic);
        Found { square, prospect, depth, nodes: self.effort.nodes(), is_only: false }
    }
}
