//! Squares of the board.

use std::fmt;

use super::decimal::decimal;

/// The largest number of columns and of rows of a board.
pub const LONGEST_SIDE: u8 = 15;

/// A square of a board of up to 15×15, by column and row, both counted from 0 at the top left.
///
/// Its name is a column letter and a row number:
///
/// ```text
///      a    b    c
///  1   a1   b1   c1
///  2   a2   b2   c2
///  3   a3   b3   c3
/// ```
///
/// Its [index](Square::index) is `16 × row + column` on every board. Column 15 does not exist; it separates the rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The difference between the indices of adjacent rows.
    pub const STRIDE: u8 = 16;

    /// Returns the square in this column and row, counted from 0, or `None` if it is not on the largest board.
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

    /// Returns the square with this [index](Self::index), or `None` if there is none.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        Self::new(index % Self::STRIDE, index / Self::STRIDE)
    }

    /// Returns `16 × row + column`, at most 238.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the column, 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % Self::STRIDE
    }

    /// Returns the row, 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / Self::STRIDE
    }

    /// Returns the name, such as `b2`.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = decimal(u64::from(self.row()) + 1);
        name.insert(0, char::from(b'a' + self.column()));
        name
    }

    /// Returns the square at a distance of `columns` to the right and `rows` down, or `None` if it is not on the
    /// largest board. Negative distances are to the left and up.
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
