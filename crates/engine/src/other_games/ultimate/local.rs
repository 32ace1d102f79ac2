//! A table of the 19,683 local boards: winner, free squares and chances of each.
//!
//! The index of a local board is a number of nine digits to base 3: a digit is 0 for a free square, 1 for X and 2 for O. Its
//! *chances* are the probabilities that X or O completes a line if random marks fill it, which is solved from the full boards
//! back: a board with one more mark has a greater index.

use std::sync::OnceLock;

use crate::board::Mark;
use crate::other_games::grid::{self, Bits, FULL};

/// A local board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Local {
    /// The squares to play on; none once the board is closed.
    pub free: Bits,
    /// The side that won it.
    pub winner: Option<Mark>,
    /// The chances of X and O to win it, from 0 to 1.
    pub chances: [f32; 2],
}

/// Returns the value of a mark on a cell as part of an index.
pub const fn digit(cell: u8, mark: Mark) -> u16 {
    3_u16.pow(cell as u32) * (mark as u16 + 1)
}

/// Returns the squares of X and O on a local board.
pub fn marks(index: u16) -> [Bits; 2] {
    let with_digit = |wanted| {
        let is_there = |cell: &u8| index / 3_u16.pow((*cell).into()) % 3 == wanted;
        (0..9).filter(is_there).fold(0, |bits, cell| bits | 1 << cell)
    };
    [with_digit(1), with_digit(2)]
}

/// The local boards by index.
pub struct Locals(Vec<Local>);

impl Locals {
    /// Returns the table.
    pub fn get() -> &'static Self {
        static LOCALS: OnceLock<Locals> = OnceLock::new();
        LOCALS.get_or_init(Self::new)
    }

    fn new() -> Self {
        let count = 3_u16.pow(9);
        let mut locals = Self(vec![Local::default(); count.into()]);
        for index in (0..count).rev() {
            let local = locals.compute(index);
            if let Some(entry) = locals.0.get_mut(usize::from(index)) {
                *entry = local;
            }
        }
        locals
    }

    /// Computes a local board from those with one more mark.
    fn compute(&self, index: u16) -> Local {
        let [x, o] = marks(index);
        let won = |mark, chances| Local { free: 0, winner: Some(mark), chances };
        if grid::has_line(x) {
            return won(Mark::X, [1.0, 0.0]);
        }
        if grid::has_line(o) {
            return won(Mark::O, [0.0, 1.0]);
        }
        let free = FULL & !x & !o;
        let after = grid::cells(free).flat_map(|cell| Mark::ALL.map(|mark| self.at(index + digit(cell, mark)).chances));
        let [x, o] = after.fold([0.0, 0.0], |[x, o], [more_x, more_o]| [x + more_x, o + more_o]);
        let count = f32::from(free.count_ones() as u8 * 2).max(1.0);
        Local { free, winner: None, chances: [x / count, o / count] }
    }

    /// Returns a local board.
    #[expect(clippy::indexing_slicing, reason = "every index of nine digits has an entry")]
    pub fn at(&self, index: u16) -> &Local {
        &self.0[usize::from(index)]
    }
}
