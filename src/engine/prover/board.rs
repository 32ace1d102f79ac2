//! The board in 64 bits.

use crate::engine::{Rules, Square, Squares};

/// The squares of a board of up to 64, numbered in reading order from zero, its lines as sets of their numbers, and the
/// ways in which it can be turned and mirrored.
///
/// ```text
///   0  1  2  3  4
///   5  6  7  8  9     5 × 3: the sixth square is a2
///  10 11 12 13 14
/// ```
pub(super) struct Board {
    rules: Rules,
    squares: Vec<Square>,
    pub(super) lines: Vec<u64>,
    /// For each symmetry but the trivial one, where each square goes: eight in all on square boards, else four.
    symmetries: Vec<[u8; 64]>,
}

impl Board {
    /// The board of these rules, if it has 64 squares or fewer.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let squares: Vec<Square> = rules.squares().iter().collect();
        if squares.len() > 64 {
            return None;
        }
        let mut board = Self { rules, squares, lines: Vec::new(), symmetries: Vec::new() };
        board.lines = rules.lines().into_iter().map(|line| board.pack(line.squares())).collect();
        board.symmetries = board.find_symmetries();
        Some(board)
    }

    fn find_symmetries(&self) -> Vec<[u8; 64]> {
        let (columns, rows) = (self.rules.columns(), self.rules.rows());
        let mut symmetries = Vec::new();
        for number in 1..8_u8 {
            let (mirrored, flipped, turned) = (number & 1 != 0, number & 2 != 0, number & 4 != 0);
            if turned && columns != rows {
                continue;
            }
            let mut goes_to = [0; 64];
            for (square, place) in self.squares.iter().zip(&mut goes_to) {
                let column = if mirrored { columns - 1 - square.column() } else { square.column() };
                let row = if flipped { rows - 1 - square.row() } else { square.row() };
                let (column, row) = if turned { (row, column) } else { (column, row) };
                *place = row * columns + column;
            }
            symmetries.push(goes_to);
        }
        symmetries
    }

    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// The numbers of these squares.
    pub(super) fn pack(&self, squares: Squares) -> u64 {
        let columns = u32::from(self.rules.columns());
        squares
            .iter()
            .fold(0, |set, square| set | 1 << (u32::from(square.row()) * columns + u32::from(square.column())))
    }

    /// How often the board can be turned or mirrored onto itself, leaving it alone not counted.
    pub(super) const fn symmetries(&self) -> usize {
        self.symmetries.len()
    }

    /// Where a set of squares goes by one of the symmetries, counted from one; nothing moves by number zero.
    pub(super) fn turn(&self, symmetry: usize, set: u64) -> u64 {
        let Some(goes_to) = symmetry.checked_sub(1).and_then(|number| self.symmetries.get(number)) else { return set };
        let mut turned = 0;
        let mut rest = set;
        while rest != 0 {
            let square = rest.trailing_zeros();
            #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
            let place = goes_to[square as usize & 63];
            turned |= 1 << place;
            rest &= rest - 1;
        }
        turned
    }

    /// Where the squares come from that this symmetry puts into a set: it undoes [`turn`](Self::turn).
    pub(super) fn turn_back(&self, symmetry: usize, set: u64) -> u64 {
        let Some(goes_to) = symmetry.checked_sub(1).and_then(|number| self.symmetries.get(number)) else { return set };
        goes_to
            .iter()
            .zip(&self.squares)
            .enumerate()
            .fold(0, |back, (square, (place, _))| back | (set >> place & 1) << square)
    }
}
