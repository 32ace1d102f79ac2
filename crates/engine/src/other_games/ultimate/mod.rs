//! Ultimate tic-tac-toe: nine boards in one, with the squares a1 to i9.
//!
//! A move on a square of a local board sends the other side to the local board at the same place of the whole. A local board is
//! won with a line, and then closed, like a full one. Whoever is sent to a closed board may play on any open one. Three won boards in
//! a line win; if all boards are closed without, the game is a draw. The value of the game is not known.

mod board;
mod local;
mod search;

use crate::board::{Line, Mark, Square, Squares};
use crate::evaluation::Evaluation;
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::other_games::explanation::Explanation;
use crate::other_games::grid::{self, Bits, FULL};
use crate::other_games::position::{Ending, GamePosition, Move};
use board::{Board, Place};
use search::Search;

/// A position of ultimate tic-tac-toe.
#[derive(Clone, Copy, Debug)]
pub struct Ultimate(Board);

impl Default for Ultimate {
    fn default() -> Self {
        Self(Board::EMPTY)
    }
}

/// Returns the column and row of the top left corner of a local board.
const fn corner(board: u8) -> (u8, u8) {
    (board % 3 * 3, board / 3 * 3)
}

/// Returns the squares of these local boards.
fn squares_of(boards: Bits) -> Squares {
    let squares = |board| grid::squares(FULL, corner(board).0, corner(board).1);
    grid::cells(boards).map(squares).fold(Squares::EMPTY, |all, squares| all | squares)
}

/// Returns the local board and the cell of a square.
fn place(square: Square) -> Option<Place> {
    let board = square.row() / 3 * 3 + square.column() / 3;
    let (column, row) = corner(board);
    Some(Place { board, cell: grid::cell(square, column, row)? }).filter(|place| place.board < 9)
}

impl Ultimate {
    /// Returns the best move that is found after these moves until the limits end the search: the best of [`GamePosition::best_moves`],
    /// for programs that know no other game. `None` if a move is illegal, or the game is over.
    pub fn best_move(moves: &[Square], seed: u64, limits: Limits) -> Option<Square> {
        let play = |board: Board, square: &Square| {
            let is_over = board.winner().is_some();
            let legal = place(*square).filter(|place| !is_over && board.places().any(|legal| legal == *place))?;
            Some(board.after(legal))
        };
        let board = moves.iter().try_fold(Board::EMPTY, play)?;
        let best = Search::new(&mut Budget::new(limits)).best(&board, seed)?;
        Self(board).move_on(best).map(|played| played.square)
    }

    fn move_on(&self, Place { board, cell }: Place) -> Option<Move> {
        let (column, row) = corner(board);
        Some(Move { square: grid::square(cell, column, row)?, mark: self.0.turn })
    }
}

impl GamePosition for Ultimate {
    fn size(&self) -> (u8, u8) {
        (9, 9)
    }

    fn turn(&self) -> Mark {
        self.0.turn
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        let Place { board, cell } = place(square)?;
        let [x, o] = local::marks(self.0.index(board));
        grid::mark_at(x, o, cell)
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut moves: Vec<Move> = self.0.places().filter_map(|place| self.move_on(place)).collect();
        moves.sort_by_key(|played| played.square);
        moves
    }

    fn after(&self, legal: Move) -> Box<dyn GamePosition> {
        Box::new(Self(place(legal.square).map_or(self.0, |place| self.0.after(place))))
    }

    fn ending(&self) -> Option<Ending> {
        let board = &self.0;
        if let Some(by) = board.winner() {
            let lines = grid::LINES.into_iter().filter(|line| board.won(by) & line == *line);
            return Some(Ending::Won { by, line: squares_of(lines.fold(0, |boards, line| boards | line)) });
        }
        (board.closed() == FULL).then_some(Ending::Full)
    }

    fn lines(&self) -> Vec<Line> {
        let of_board = |board| {
            let (column, row) = corner(board);
            let lines = move |bits| grid::lines(bits, column, row);
            local::marks(self.0.index(board)).into_iter().flat_map(lines)
        };
        (0..9).flat_map(of_board).collect()
    }

    fn closed(&self) -> Squares {
        squares_of(self.0.closed())
    }

    fn boards_to_play(&self) -> Squares {
        if self.ending().is_some() { Squares::EMPTY } else { squares_of(self.0.playable()) }
    }

    fn values(&self, limits: Limits) -> Vec<(Move, Evaluation)> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let values = Search::new(&mut Budget::new(limits)).values(&self.0);
        let mut values: Vec<(Move, Evaluation)> =
            values.into_iter().filter_map(|(place, value)| Some((self.move_on(place)?, value))).collect();
        values.sort_by_key(|(played, _)| played.square);
        values
    }

    fn best_moves(&self, seed: u64, limits: Limits) -> Vec<Move> {
        let best = Search::new(&mut Budget::new(limits)).best(&self.0, seed);
        best.and_then(|place| self.move_on(place)).into_iter().collect()
    }

    /// Names what the next move can do at once.
    fn explanation(&self) -> Option<Explanation> {
        let moves = self.legal_moves();
        let squares = |is_such: &dyn Fn(&Board, Place) -> bool| -> Squares {
            let is_such =
                |played: &&Move| place(played.square).is_some_and(|place| is_such(&self.0.after(place), place));
            moves.iter().filter(is_such).map(|played| played.square).collect()
        };
        let wins = squares(&|after, _| after.winner().is_some());
        if !wins.is_empty() {
            return Some(Explanation::WinsNow(wins));
        }
        let takes = squares(&|after, place| after.local(place.board).winner.is_some());
        if !takes.is_empty() {
            return Some(Explanation::WinsBoard(takes));
        }
        let is_free = self.0.playable().count_ones() > 1 && self.0.closed() != 0;
        (is_free && !moves.is_empty()).then_some(Explanation::FreeChoice)
    }

    fn is_solved(&self) -> bool {
        false
    }
}
