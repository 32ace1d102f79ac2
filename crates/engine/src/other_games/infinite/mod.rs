//! Infinite tic-tac-toe: each side has three marks, and a fourth removes the oldest one.
//!
//! The oldest mark vanishes after the new one is placed, so that its own square cannot be reused at once. Three marks in a line
//! win. The same position for the third time, with the same ages of all marks, is a draw. A position can be solved, because there
//! are only 73,450: the first side wins in 13 moves from an edge, and draws from a corner or the center.

mod solution;

use std::cell::RefCell;

use crate::board::{ByMark, Line, Mark, Square, Squares};
use crate::evaluation::{Evaluation, Value};
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::other_games::explanation::Explanation;
use crate::other_games::grid;
use crate::other_games::position::{Ending, GamePosition, Move};
use crate::other_games::solved::explain;
use solution::{Queue, Solution, State};

thread_local! {
    /// The last solution, so that the next question continues it.
    static SOLUTION: RefCell<Option<Solution>> = const { RefCell::new(None) };
}

/// A position of infinite tic-tac-toe, with all earlier ones of the game.
#[derive(Clone, Debug)]
pub struct Infinite {
    marks: ByMark<Queue>,
    turn: Mark,
    /// All positions from the start to this one.
    seen: Vec<State>,
}

impl Default for Infinite {
    fn default() -> Self {
        Self { marks: ByMark::default(), turn: Mark::X, seen: vec![State::START] }
    }
}

impl Infinite {
    fn state(&self) -> State {
        State { own: self.marks[self.turn], other: self.marks[!self.turn] }
    }

    /// How often a position has occurred.
    fn occurrences(&self, state: State) -> usize {
        self.seen.iter().filter(|seen| **seen == state).count()
    }
}

impl GamePosition for Infinite {
    fn size(&self) -> (u8, u8) {
        (3, 3)
    }

    fn turn(&self) -> Mark {
        self.turn
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        grid::mark_at(self.marks.x.bits(), self.marks.o.bits(), grid::cell(square, 0, 0)?)
    }

    fn legal_moves(&self) -> Vec<Move> {
        let free = if self.ending().is_some() { 0 } else { self.state().free() };
        grid::squares(free, 0, 0).iter().map(|square| Move { square, mark: self.turn }).collect()
    }

    fn after(&self, legal: Move) -> Box<dyn GamePosition> {
        let mut after = self.clone();
        if let Some(cell) = grid::cell(legal.square, 0, 0) {
            after.marks[self.turn] = self.marks[self.turn].with(cell);
            after.turn = !self.turn;
            after.seen.push(after.state());
        }
        Box::new(after)
    }

    fn ending(&self) -> Option<Ending> {
        let line: Squares = self.lines().first().map_or(Squares::EMPTY, |line| line.squares());
        if !line.is_empty() {
            return Some(Ending::Won { by: !self.turn, line });
        }
        (self.occurrences(self.state()) >= 3).then_some(Ending::Repeated)
    }

    fn lines(&self) -> Vec<Line> {
        grid::lines(self.marks[!self.turn].bits(), 0, 0).collect()
    }

    fn vanishing(&self) -> Option<Square> {
        let oldest = self.marks[self.turn].oldest().filter(|_| self.ending().is_none())?;
        grid::square(oldest, 0, 0)
    }

    fn is_repeated(&self) -> bool {
        self.occurrences(self.state()) == 2
    }

    /// The values hold for the game, not only for its last position: a position that has occurred twice is a draw when it
    /// comes again.
    fn values(&self, limits: Limits) -> Vec<(Move, Evaluation)> {
        let state = self.state();
        let mut drawn: Vec<State> = self.seen.iter().copied().filter(|seen| self.occurrences(*seen) >= 2).collect();
        drawn.sort_unstable();
        drawn.dedup();
        SOLUTION.with_borrow_mut(|solution| {
            let solution = match solution {
                Some(solution) if solution.drawn() == drawn => solution,
                _ => solution.insert(Solution::new(drawn)),
            };
            // Moves that are not solved when the budget ends are unknown.
            let _ = solution.solve(&mut Budget::new(limits));
            let value = |played: Move| {
                let after = state.after(grid::cell(played.square, 0, 0)?);
                solution.value(after).map(Value::of_last_move)
            };
            let evaluation = |played| value(played).map_or(Evaluation::Unknown, Evaluation::Exact);
            self.legal_moves().into_iter().map(|played| (played, evaluation(played))).collect()
        })
    }

    fn explanation(&self) -> Option<Explanation> {
        explain(&self.values(Limits::none()))
    }
}
