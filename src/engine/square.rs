//! One place on the board.

use std::fmt;

use super::decimal::decimal;

/// The most columns, and the most rows, that a board can have.
pub const LONGEST_SIDE: u8 = 15;

/// One place on a board of up to 15 × 15, by its column and its row, both counted from zero at the top left.
///
/// It is written as a column letter and a row number, so that `a1` is the top left square of every board:
///
/// ```text
///      a    b    c
///  1   a1   b1   c1
///  2   a2   b2   c2
///  3   a3   b3   c3
/// ```
///
/// Its [index](Square::index) is `16 × row + column`, the same on every board. The sixteenth column never exists: it
/// separates the rows, so that a step over the right edge can be told from a step to the next row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How far apart the indices of two squares are that lie one below the other.
    pub const STRIDE: u8 = 16;

    /// The square in this column and row, both counted from zero, or `None` beyond the largest board.
    ///
    /// ```
    /// use tic_tac_toe::engine::Square;
    ///
    /// assert_eq!(Square::new(1, 2).map(|square| square.to_string()), Some("b3".to_owned()));
    /// assert_eq!(Square::new(15, 0), None);
    /// ```
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < LONGEST_SIDE && row < LONGEST_SIDE { Some(Self(row * Self::STRIDE + column)) } else { None }
    }

    /// The square with this [index](Self::index), or `None` if there is none.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        Self::new(index % Self::STRIDE, index / Self::STRIDE)
    }

    /// `16 × row + column`, at most 238.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The column, 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % Self::STRIDE
    }

    /// The row, 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / Self::STRIDE
    }

    /// The name, such as `b2`: the letter of the column, and the number of the row, counted from 1.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = decimal(u64::from(self.row()) + 1);
        name.insert(0, char::from(b'a' + self.column()));
        name
    }

    /// The square that many columns to the right and rows down (negative: to the left and up), or `None` beyond the
    /// largest board.
    #[must_use]
    pub fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        Self::new(self.column().checked_add_signed(columns)?, self.row().checked_add_signed(rows)?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}
