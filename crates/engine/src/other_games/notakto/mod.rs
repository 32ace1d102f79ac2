//! Notakto: both sides place crosses on one to three boards.
//!
//! Completing a line closes its board; whoever closes the last board loses. The first side wins on one and on three boards, the
//! second side on two. The module `quotient` knows the winner of every position.

mod quotient;

use crate::board::{Line, Mark, Square, Squares};
use crate::evaluation::{Evaluation, Proof, Wdl};
use crate::limits::Limits;
use crate::other_games::explanation::{BoardKind, Explanation, Loss};
use crate::other_games::grid::{self, Bits, FULL};
use crate::other_games::position::{Ending, GamePosition, Move};
use quotient::{kind, loss, product};

/// A position of notakto.
#[derive(Clone, Debug)]
pub struct Notakto {
    /// The crosses of each board, from left to right.
    boards: Vec<Bits>,
    turn: Mark,
    /// The board of the last move.
    last: usize,
}

/// Returns the first column of a board.
const fn column(board: usize) -> u8 {
    board as u8 * 3
}

impl Notakto {
    /// Returns empty boards.
    pub fn new(boards: usize) -> Self {
        Self { boards: vec![0; boards], turn: Mark::X, last: 0 }
    }

    /// Iterates over the boards and their first columns.
    fn boards(&self) -> impl Iterator<Item = (u8, Bits)> {
        self.boards.iter().enumerate().map(|(board, crosses)| (column(board), *crosses))
    }

    fn with(&self, square: Square) -> Self {
        let mut after = Self { turn: !self.turn, last: usize::from(square.column() / 3), ..self.clone() };
        if let (Some(crosses), Some(cell)) =
            (after.boards.get_mut(after.last), grid::cell(square, column(after.last), 0))
        {
            *crosses |= 1 << cell;
        }
        after
    }

    fn kinds(&self) -> Vec<BoardKind> {
        self.boards.iter().map(|crosses| kind(*crosses)).collect()
    }

    /// Returns why the side to move loses, or `None` if it wins.
    fn loss(&self) -> Option<Loss> {
        loss(product(self.kinds()))
    }
}

impl GamePosition for Notakto {
    fn size(&self) -> (u8, u8) {
        (column(self.boards.len()), 3)
    }

    fn turn(&self) -> Mark {
        self.turn
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        self.boards().find_map(|(column, crosses)| grid::mark_at(crosses, 0, grid::cell(square, column, 0)?))
    }

    fn legal_moves(&self) -> Vec<Move> {
        let free = |(column, crosses): (u8, Bits)| {
            let free = if grid::has_line(crosses) { 0 } else { FULL & !crosses };
            grid::squares(free, column, 0)
        };
        let free = self.boards().map(free).fold(Squares::EMPTY, |all, squares| all | squares);
        free.iter().map(|square| Move { square, mark: Mark::X }).collect()
    }

    fn after(&self, legal: Move) -> Box<dyn GamePosition> {
        Box::new(self.with(legal.square))
    }

    fn ending(&self) -> Option<Ending> {
        if !self.boards.iter().all(|crosses| grid::has_line(*crosses)) {
            return None;
        }
        let crosses = self.boards.get(self.last).copied().unwrap_or_default();
        let lines = grid::lines(crosses, column(self.last), 0);
        Some(Ending::Won { by: self.turn, line: lines.fold(Squares::EMPTY, |squares, line| squares | line.squares()) })
    }

    fn lines(&self) -> Vec<Line> {
        self.boards().flat_map(|(column, crosses)| grid::lines(crosses, column, 0)).collect()
    }

    fn closed(&self) -> Squares {
        let closed = self.boards().filter(|(_, crosses)| grid::has_line(*crosses));
        closed.fold(Squares::EMPTY, |all, (column, _)| all | grid::squares(FULL, column, 0))
    }

    /// Proves all moves at once: the limits do not matter.
    fn values(&self, _: Limits) -> Vec<(Move, Evaluation)> {
        let evaluate = |played: Move| {
            let wdl = if self.with(played.square).loss().is_some() { Wdl::Win } else { Wdl::Loss };
            Evaluation::Proven(Proof::from(wdl))
        };
        self.legal_moves().into_iter().map(|played| (played, evaluate(played))).collect()
    }

    fn explanation(&self) -> Option<Explanation> {
        self.ending().is_none().then(|| Explanation::Boards { kinds: self.kinds(), loss: self.loss() })
    }
}
