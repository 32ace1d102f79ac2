//! The nine boards, as the search sees them.

use super::local::{Local, Locals, digit};
use crate::board::Mark;
use crate::mixing::mix;
use crate::other_games::grid::{self, Bits, FULL};

/// The local boards of each line.
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The estimate of a side that has won a line for certain.
const SCALE: f32 = 5_000.0;

/// A local board and a cell on it, both numbered like the squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the local board.
    pub board: u8,
    /// The number of the square on it.
    pub cell: u8,
}

impl Place {
    /// Returns a number below 81.
    pub fn number(self) -> usize {
        usize::from(self.board) * 9 + usize::from(self.cell)
    }
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The index of each local board.
    local: [u16; 9],
    /// The local boards that X and O have won.
    won: [Bits; 2],
    /// The local boards that are won or full.
    closed: Bits,
    /// The local board of the last cell, if there was a move.
    target: Option<u8>,
    /// The side to move.
    pub turn: Mark,
    /// The hash key.
    pub key: u64,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self { local: [0; 9], won: [0; 2], closed: 0, target: None, turn: Mark::X, key: 0 };

    /// Returns a local board.
    #[expect(clippy::indexing_slicing, reason = "there are nine local boards")]
    pub fn local(&self, board: u8) -> &'static Local {
        Locals::get().at(self.local[usize::from(board)])
    }

    /// Returns the index of a local board.
    #[expect(clippy::indexing_slicing, reason = "there are nine local boards")]
    pub fn index(&self, board: u8) -> u16 {
        self.local[usize::from(board)]
    }

    /// Returns the local boards that this side has won.
    #[expect(clippy::indexing_slicing, reason = "both marks have an entry")]
    pub fn won(&self, mark: Mark) -> Bits {
        self.won[mark as usize]
    }

    /// Returns the local boards that are won or full.
    pub const fn closed(&self) -> Bits {
        self.closed
    }

    /// Returns the local boards to play on: that of the last cell or, if it is closed, all open ones.
    pub fn playable(&self) -> Bits {
        let target = self.target.map_or(0, |board| 1 << board) & !self.closed;
        if target == 0 { FULL & !self.closed } else { target }
    }

    /// Returns the moves, if the game is not over.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        let of_board = |board| grid::cells(self.local(board).free).map(move |cell| Place { board, cell });
        grid::cells(self.playable()).flat_map(of_board)
    }

    /// Returns the number of squares on which a move may still be played.
    pub fn free(&self) -> u32 {
        (0..9).map(|board| self.local(board).free.count_ones()).sum()
    }

    /// Returns the position after a move.
    #[expect(clippy::indexing_slicing, reason = "boards and marks have their entries")]
    #[must_use]
    pub fn after(mut self, Place { board, cell }: Place) -> Self {
        let (number, bit) = (usize::from(board), 1 << board);
        self.local[number] += digit(cell, self.turn);
        let local = self.local(board);
        if local.winner.is_some() {
            self.won[self.turn as usize] |= bit;
        }
        if local.free == 0 {
            self.closed |= bit;
        }
        // The key also names the target, which the moves alone do not tell.
        let target_key = |target: Option<u8>| target.map_or(0, |target| mix(1_000 + u64::from(target)));
        self.key ^= mix((number * 9 + usize::from(cell)) as u64 * 2 + self.turn as u64 + 1);
        self.key ^= target_key(self.target) ^ target_key(Some(cell));
        self.target = Some(cell);
        self.turn = !self.turn;
        self
    }

    /// Returns the winner: the side that moved last, with three won boards in a line.
    pub fn winner(&self) -> Option<Mark> {
        grid::has_line(self.won(!self.turn)).then_some(!self.turn)
    }

    /// Returns an estimate for the side to move: the difference of the chances of both sides to win a line of boards.
    ///
    /// The chance of a line is taken as the product of the chances of its local boards.
    #[expect(clippy::indexing_slicing, reason = "there are nine local boards")]
    pub fn estimate(&self) -> i32 {
        let chances: [[f32; 2]; 9] = std::array::from_fn(|board| self.local(board as u8).chances);
        let mut sum = 0.0;
        for line in LINES {
            let [one, two, three] = line.map(|board| chances[board]);
            sum += one[0] * two[0] * three[0] - one[1] * two[1] * three[1];
        }
        let score = (sum * SCALE) as i32;
        if self.turn == Mark::X { score } else { -score }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn no_two_positions_have_the_same_key() {
        let mut known = HashMap::new();
        let mut boards = vec![Board::EMPTY];
        for _ in 0..3 {
            let after = |board: &Board| board.places().map(|place| board.after(place)).collect::<Vec<Board>>();
            boards = boards.iter().flat_map(after).collect();
            for Board { key, local, target, turn, .. } in boards.iter().copied() {
                assert_eq!(*known.entry(key).or_insert((local, target, turn)), (local, target, turn));
            }
        }
    }
}
