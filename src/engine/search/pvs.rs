//! Principal-variation search: the first move of a node is searched in full, of every other one it is only asked whether
//! it is better, and just then it is searched in full as well (T. A. Marsland and M. S. Campbell, *Parallel Search of
//! Strongly Ordered Game Trees*, 1982).

use super::board::Board;
use super::cells::{Cell, Cells};
use super::keys;
use super::moves::{self, Duty, Experience, Moves};
use super::score::{self, INFINITE, loss_after, win_after};
use super::table::{Bound, Memory, Table};
use super::vcf::Fours;
use crate::engine::evaluation::Budget;
use crate::engine::{ByMark, Mark, Objective};

/// The most marks from the root to a node.
const DEEPEST: usize = 100;

/// How many moves are tried at a node, so that the search gets deep enough to see threats. Where fewer are left, all are.
const WIDTH: usize = 20;

/// How far below an even game a draw is to the side for which the best move is looked for, so that it does not hurry to be
/// safe against a side that may still go wrong: somewhat less than a line that lacks one mark.
const CONTEMPT: i32 = 100;

/// A search under way.
pub struct Pvs<'a, 'b> {
    /// The position at the node.
    pub board: Board,
    /// What is remembered.
    pub table: &'a mut Table,
    /// What finds wins by fours.
    pub fours: &'a mut Fours,
    /// The side for which the best move is looked for.
    pub own: Mark,
    /// The limits of the search.
    pub budget: &'a mut Budget<'b>,
    /// What is known of moves.
    pub lore: Lore,
    /// Whether anything that was not proved had part in the scores since this was last set to false.
    pub is_guessed: bool,
    /// Lists of moves that are free to be used: to make one for each node would take longer than to fill it.
    pub spare: Vec<Moves>,
}

/// Which moves have been good elsewhere.
pub struct Lore {
    /// How often, and how deep, a move was too good to go on.
    history: ByMark<Box<[i32; 256]>>,
}

impl Lore {
    /// Nothing is known.
    pub fn new() -> Self {
        Self { history: ByMark { x: Box::new([0; 256]), o: Box::new([0; 256]) } }
    }

    #[expect(clippy::indexing_slicing, reason = "there is a number for each value of a cell")]
    fn learn(&mut self, mark: Mark, cell: Cell, depth: i32) {
        let number = &mut self.history[mark][usize::from(cell)];
        // It comes ever nearer to its bound and never beyond.
        let gain = (depth * depth * 16).min(HISTORY / 4);
        *number += gain - *number * gain / HISTORY;
    }
}

/// The most that history adds to what the lines promise: about as much as two lines that lack two.
const HISTORY: i32 = 600;

impl Experience for Lore {
    #[expect(clippy::indexing_slicing, reason = "there is a number for each value of a cell")]
    fn bonus(&self, mark: Mark, cell: Cell) -> i32 {
        self.history[mark][usize::from(cell)]
    }
}

impl Pvs<'_, '_> {
    /// The score of the node for the side to move: exact between `alpha` and `beta`, otherwise a bound. Without meaning
    /// once the budget is over.
    pub fn node(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if self.budget.count().is_err() {
            return 0;
        }
        if self.board.is_dead() || self.board.free().is_empty() {
            return self.draw();
        }
        // No line is completed sooner than by the next mark.
        let (alpha, beta) = (alpha.max(loss_after(ply)), beta.min(win_after(ply + 1)));
        if alpha >= beta {
            return alpha;
        }
        match self.board.rules().objective() {
            Objective::Normal => self.normal(alpha, beta, depth, ply),
            Objective::Misere => self.misere(alpha, beta, depth, ply),
        }
    }

    fn normal(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        let turn = self.board.turn();
        // A side without hope gets a draw at most, which settles what is asked if no more is asked.
        let at_most_draw = self.board.is_hopeless(turn);
        let at_least_draw = self.board.is_hopeless(!turn);
        let draw = self.draw();
        if at_most_draw && (at_least_draw || alpha >= draw) || at_least_draw && beta <= draw {
            return draw;
        }
        let (cells, floor) = match moves::duty(&self.board) {
            Duty::Wins { marks, .. } => return win_after(ply + marks),
            Duty::Loses { marks, .. } => return loss_after(ply + marks),
            Duty::Only(cell) if ply < DEEPEST => {
                // A reply that is forced takes nothing of the depth.
                self.board.play(cell);
                let score = -self.node(-beta, -alpha, depth, ply + 1);
                self.board.take_back(cell);
                return score;
            }
            Duty::Only(_) => return self.guess(),
            Duty::Against { threats, marks } => (Some(threats), loss_after(ply + marks)),
            Duty::Nothing => (None, -INFINITE),
        };
        let memory = self.table.get(self.key());
        if let Some(score) = self.recall(memory, alpha, beta, depth, ply) {
            return score;
        }
        if let Some(win) = self.fours.find(&mut self.board, nodes_for_fours(depth), self.budget) {
            return win_after(ply + usize::from(win.within));
        }
        // A threat at the horizon has to be answered before the position can be analyzed, by one of a few moves.
        let horizon = if cells.is_some() { -MOST_BEYOND } else { 0 };
        if ply >= DEEPEST || depth <= horizon {
            return self.guess();
        }
        let (cells, floor) = match cells {
            None if depth >= 2 => self.against_fours(depth, ply),
            known => (known, floor),
        };
        let mut moves = self.spare.pop().unwrap_or_default();
        match cells {
            Some(cells) => moves.set(&self.board, (cells, true), usize::MAX, &self.lore),
            None => moves.set_quiet(&self.board, self.width(), &self.lore),
        }
        let score = self.try_moves(&moves, memory, floor, Window { alpha, beta, depth, ply });
        self.spare.push(moves);
        score
    }

    fn misere(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if (self.board.free() - self.board.completing(self.board.turn())).is_empty() {
            // Whatever it plays completes a line.
            return loss_after(ply + 1);
        }
        let memory = self.table.get(self.key());
        if let Some(score) = self.recall(memory, alpha, beta, depth, ply) {
            return score;
        }
        if ply >= DEEPEST || depth <= 0 {
            return self.guess();
        }
        let mut moves = self.spare.pop().unwrap_or_default();
        moves.set_quiet(&self.board, self.width(), &self.lore);
        // Any move that is left out completes a line, unless there were too many.
        let score = self.try_moves(&moves, memory, loss_after(ply + 1), Window { alpha, beta, depth, ply });
        self.spare.push(moves);
        score
    }

    /// The key of the node in the table. A draw is scored for the side at the root, so that each side has entries of its
    /// own: the table outlives the root.
    fn key(&self) -> u64 {
        self.board.key() ^ keys::root_key(self.own)
    }

    /// The score of a draw for the side to move.
    fn draw(&self) -> i32 {
        if self.board.turn() == self.own { -CONTEMPT } else { CONTEMPT }
    }

    /// What the position is worth as far as can be told without a search.
    fn guess(&mut self) -> i32 {
        self.is_guessed = true;
        moves::evaluate(&self.board)
    }

    /// The score, if what is remembered is deep enough to make a search needless.
    fn recall(&mut self, memory: Option<Memory>, alpha: i32, beta: i32, depth: i32, ply: usize) -> Option<i32> {
        let memory = memory?;
        let score = score::from_root(memory.score, ply);
        // What is proved holds at any depth.
        if i32::from(memory.depth) < depth && memory.is_guessed && !score::is_proved(score) {
            return None;
        }
        let settles = match memory.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        if settles {
            self.is_guessed |= memory.is_guessed;
        }
        settles.then_some(score)
    }

    /// The cells that stand against a win by fours of the other side, could it move now, and the score of all others.
    pub fn against_fours(&mut self, depth: i32, ply: usize) -> (Option<Cells>, i32) {
        self.board.pass();
        let win = self.fours.find(&mut self.board, nodes_for_fours(depth), self.budget);
        let answers = win.as_ref().map(|win| win.answers(&mut self.board));
        self.board.pass();
        match (win, answers) {
            (Some(win), Some(answers)) => {
                (Some(answers & self.board.free()), loss_after(ply + 1 + usize::from(win.within)))
            }
            _ => (None, -INFINITE),
        }
    }

    /// How many moves are tried where nothing is forced.
    fn width(&self) -> usize {
        if moves::are_few(&self.board) { usize::MAX } else { WIDTH }
    }

    /// Tries the moves of a node. All that are not among them have the score `floor` or less, if the moves are complete.
    fn try_moves(&mut self, moves: &Moves, memory: Option<Memory>, floor: i32, window: Window) -> i32 {
        let Window { mut alpha, beta, depth, ply } = window;
        let was_guessed = std::mem::replace(&mut self.is_guessed, !moves.is_complete);
        let mover = self.board.turn();
        let remembered = memory.map(|memory| memory.best).filter(|best| moves.cells().any(|cell| cell == *best));
        let others = moves.cells().filter(|cell| Some(*cell) != remembered);
        let (mut best, mut best_cell) = (floor, remembered.or(moves.cells().next()));
        alpha = alpha.max(floor);
        for (number, cell) in remembered.into_iter().chain(others).enumerate() {
            if alpha >= beta {
                break;
            }
            self.board.play(cell);
            let score = self.child(number, alpha, beta, depth, ply);
            self.board.take_back(cell);
            if self.budget.is_over() {
                return 0;
            }
            if score > best {
                (best, best_cell) = (score, Some(cell));
                alpha = alpha.max(score);
            }
        }
        if !moves.is_complete {
            best = score::without_some_moves(best, moves::evaluate(&self.board));
        }
        // A win needs no more than one move that is proved to win, and a loss that every move is proved to lose.
        self.is_guessed &= !score::is_proved(best);
        if best >= beta {
            best_cell.into_iter().for_each(|cell| self.lore.learn(mover, cell, depth));
        }
        if let Some(best_cell) = best_cell {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > window.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.table.put(
                self.key(),
                Memory {
                    score: score::from_node(best, ply),
                    bound,
                    depth: depth.clamp(0, i32::from(u8::MAX)) as u8,
                    best: best_cell,
                    is_guessed: self.is_guessed,
                },
            );
        }
        self.is_guessed |= was_guessed;
        best
    }

    /// The score of the move that was just made, for the side that made it. It is the `number`th that was tried.
    pub fn child(&mut self, number: usize, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if number > 0 {
            // Late moves are seldom good: they are first looked at less deep.
            let less = if number >= LATE && depth >= 3 { 2 } else { 1 };
            let score = -self.node(-alpha - 1, -alpha, depth - less, ply + 1);
            if score <= alpha || (score >= beta && less == 1) {
                return score;
            }
        }
        -self.node(-beta, -alpha, depth - 1, ply + 1)
    }
}

/// Which move of a node is a late one.
const LATE: usize = 6;

/// How far beyond the depth asked for threats are answered.
const MOST_BEYOND: i32 = 4;

/// What a node is to find out.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
}

/// How many moves are tried to find a win by fours at a node of this depth.
const fn nodes_for_fours(depth: i32) -> u64 {
    match depth {
        ..=0 => 60,
        1 => 120,
        2..=3 => 300,
        _ => 1_000,
    }
}
