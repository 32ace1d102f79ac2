//! Wild tic-tac-toe: at each move, a side places either mark.
//!
//! Whoever completes a line of three equal marks wins, or loses in misère; a full board without a line is a draw. The first side
//! wins with the center, and misère is a draw (both found by this solver).

mod solution;

use crate::board::{Line, Mark, Square, Squares};
use crate::evaluation::Evaluation;
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::other_games::explanation::Explanation;
use crate::other_games::grid;
use crate::other_games::position::{Ending, GamePosition, Move};
use crate::other_games::solved::explain;
use solution::{Marks, Solver};

/// A position of wild tic-tac-toe.
#[derive(Clone, Copy, Debug)]
pub struct Wild {
    marks: Marks,
    turn: Mark,
    is_misere: bool,
}

impl Wild {
    /// Returns the empty board. In misère, whoever completes a line loses.
    pub const fn new(is_misere: bool) -> Self {
        Self { marks: Marks { x: 0, o: 0 }, turn: Mark::X, is_misere }
    }
}

impl GamePosition for Wild {
    fn size(&self) -> (u8, u8) {
        (3, 3)
    }

    fn turn(&self) -> Mark {
        self.turn
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        grid::mark_at(self.marks.x, self.marks.o, grid::cell(square, 0, 0)?)
    }

    fn legal_moves(&self) -> Vec<Move> {
        let free = if self.ending().is_some() { 0 } else { self.marks.free() };
        let moves = grid::squares(free, 0, 0).iter().map(|square| Mark::ALL.map(|mark| Move { square, mark }));
        moves.flatten().collect()
    }

    fn after(&self, legal: Move) -> Box<dyn GamePosition> {
        let marks = grid::cell(legal.square, 0, 0).map_or(self.marks, |cell| self.marks.with(cell, legal.mark));
        Box::new(Self { marks, turn: !self.turn, ..*self })
    }

    fn ending(&self) -> Option<Ending> {
        let line: Squares = self.lines().into_iter().fold(Squares::EMPTY, |squares, line| squares | line.squares());
        if !line.is_empty() {
            let by = if self.is_misere { self.turn } else { !self.turn };
            return Some(Ending::Won { by, line });
        }
        (self.marks.free() == 0).then_some(Ending::Full)
    }

    fn lines(&self) -> Vec<Line> {
        grid::lines(self.marks.x, 0, 0).chain(grid::lines(self.marks.o, 0, 0)).collect()
    }

    fn values(&self, limits: Limits) -> Vec<(Move, Evaluation)> {
        let mut solver = Solver::new(self.is_misere);
        let mut budget = Budget::new(limits);
        let mut evaluate = |played: Move| {
            let after = grid::cell(played.square, 0, 0).map(|cell| self.marks.with(cell, played.mark));
            let value = after.and_then(|after| solver.value(after, &mut budget).ok());
            value.map_or(Evaluation::Unknown, |value| Evaluation::Exact(value.of_last_move()))
        };
        self.legal_moves().into_iter().map(|played| (played, evaluate(played))).collect()
    }

    fn explanation(&self) -> Option<Explanation> {
        explain(&self.values(Limits::none()))
    }

    fn chooses_mark(&self) -> bool {
        true
    }
}
