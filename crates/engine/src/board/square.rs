//! Squares of the board.

use std::fmt;

use crate::decimal::decimal;

/// The largest number of columns and of rows of a board.
///
/// Sets of squares grow with it. More than 20 also needs letters beyond `t`, and new bounds in `solver/residual/lines.rs`,
/// `solver/residual/potential.rs`, `search/line_weight.rs` and `search/score.rs`. Documents, texts and scripts repeat the number 20.
pub const LONGEST_SIDE: u8 = 20;

/// A square of a board of up to 20×20, by column and row, both counted from 0 at the top left.
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
/// Its [index](Square::index) is `21 × row + column` on every board. Column 20 does not exist; it separates the rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// The difference between the indices of adjacent rows.
    pub const STRIDE: u16 = LONGEST_SIDE as u16 + 1;

    /// The number of indices, some of which no square has.
    pub const INDICES: usize = LONGEST_SIDE as usize * Self::STRIDE as usize;

    /// Returns the square in this column and row, counted from 0, or `None` if it is not on the largest board.
    ///
    /// ```
    /// use engine::Square;
    ///
    /// assert_eq!(Square::new(1, 2).map(|square| square.to_string()), Some("b3".to_owned()));
    /// assert_eq!(Square::new(20, 0), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < LONGEST_SIDE && row < LONGEST_SIDE {
            Some(Self(row as u16 * Self::STRIDE + column as u16))
        } else {
            None
        }
    }

    /// Returns the square with this [index](Self::index), or `None` if there is none.
    pub const fn from_index(index: u16) -> Option<Self> {
        let is_square = index % Self::STRIDE < LONGEST_SIDE as u16 && (index as usize) < Self::INDICES;
        if is_square { Some(Self(index)) } else { None }
    }

    /// Returns the square with this index, which must be that of a square: unlike [`from_index`](Self::from_index), this needs
    /// no division.
    pub(crate) const fn at(index: u16) -> Self {
        debug_assert!(Self::from_index(index).is_some());
        Self(index)
    }

    /// Returns `21 × row + column`, less than [`INDICES`](Self::INDICES).
    pub const fn index(self) -> u16 {
        self.0
    }

    /// Returns the column, 0 at the left.
    pub const fn column(self) -> u8 {
        (self.0 % Self::STRIDE) as u8
    }

    /// Returns the row, 0 at the top.
    pub const fn row(self) -> u8 {
        (self.0 / Self::STRIDE) as u8
    }

    /// Returns the name, such as `b2`.
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
