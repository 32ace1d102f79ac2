//! Rules: board size, length of a line and objective.

use std::fmt;
use std::ops::RangeInclusive;

use crate::board::{Direction, LONGEST_SIDE, Line, Mark, Square, Squares};
use crate::decimal::decimals;
use crate::named::named;

named! {
    /// The effect of completing a line.
    #[derive(Default)]
    pub enum Objective {
        /// Completing a line wins.
        #[default]
        Normal = "normal",
        /// Completing a line loses.
        Misere = "misere",
    }
}

/// The board, the length of a line and the objective. Every value is playable, because [`Rules::new`] validates it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    columns: u8,
    rows: u8,
    in_a_row: u8,
    overlines: Overlines,
    objective: Objective,
}

/// Which sides complete a line with more marks in a row than needed: both without the feature `renju`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "renju"), expect(dead_code, reason = "only the feature makes other rules"))]
enum Overlines {
    /// Both sides.
    Count,
    /// No side.
    Ignored,
    /// Only O, as in [renju](Rules::renju).
    Renju,
}

/// Why rules are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// The board has fewer than 1 or more than 20 columns or rows.
    Size {
        /// The requested columns.
        columns: u8,
        /// The requested rows.
        rows: u8,
    },
    /// The line is shorter than 2 or longer than both sides of the board.
    InARow(u8),
}

impl fmt::Display for RulesError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { columns, rows } => {
                write!(formatter, "a board has 1 to 20 columns and 1 to 20 rows, not {columns} and {rows}")
            }
            Self::InARow(number) => write!(
                formatter,
                "{number} in a row is not possible: use at least 2, and no more than fit on the board"
            ),
        }
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Normal 3×3.
    pub const TIC_TAC_TOE: Self =
        Self { columns: 3, rows: 3, in_a_row: 3, overlines: Overlines::Count, objective: Objective::Normal };

    /// Returns rules with `columns` and `rows` from 1 to 20, and `in_a_row` from 2 to the longer side.
    ///
    /// # Errors
    ///
    /// A [`RulesError`] if a number is out of range.
    ///
    /// ```
    /// use engine::{Objective, Rules, RulesError};
    ///
    /// assert_eq!(Rules::new(3, 3, 3, Objective::Normal), Ok(Rules::TIC_TAC_TOE));
    /// assert_eq!(Rules::new(3, 3, 4, Objective::Normal), Err(RulesError::InARow(4)));
    /// ```
    pub const fn new(columns: u8, rows: u8, in_a_row: u8, objective: Objective) -> Result<Self, RulesError> {
        if columns == 0 || rows == 0 || columns > LONGEST_SIDE || rows > LONGEST_SIDE {
            return Err(RulesError::Size { columns, rows });
        }
        if in_a_row < 2 || (in_a_row > columns && in_a_row > rows) {
            return Err(RulesError::InARow(in_a_row));
        }
        Ok(Self { columns, rows, in_a_row, overlines: Overlines::Count, objective })
    }

    /// Returns the same board with another objective.
    #[must_use]
    pub const fn with_objective(self, objective: Objective) -> Self {
        Self { objective, ..self }
    }

    /// Returns the same rules with columns and rows exchanged.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { columns: self.rows, rows: self.columns, ..self }
    }

    /// Returns the same rules, but longer lines do not count: *standard gomoku* if five are in a row.
    ///
    /// ```
    /// use engine::{Game, Rules};
    ///
    /// let rules: Rules = "15x15x5 exact".parse()?;
    /// assert_eq!(rules, "15x15x5".parse::<Rules>()?.exactly());
    /// // X has six in a row.
    /// let game = Game::parse(rules, "a1 a9 b1 b9 c1 c9 e1 e9 f1 f9 d1")?;
    /// assert_eq!(game.position().outcome(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "renju")]
    #[must_use]
    pub const fn exactly(self) -> Self {
        Self { overlines: Overlines::Ignored, ..self }
    }

    /// Returns the same rules, but longer lines do not count for X, which also may not make a
    /// [foul](super::renju::foul): *renju* if five are in a row. Fouls are the same with any number in a row.
    ///
    /// The solver refuses such rules, and tablebase and endgame return `None`. Records do not name them.
    #[cfg(feature = "renju")]
    #[must_use]
    pub const fn renju(self) -> Self {
        Self { overlines: Overlines::Renju, ..self }
    }

    /// Returns whether X may not make a foul: never without the feature `renju`.
    pub const fn is_renju(self) -> bool {
        cfg!(feature = "renju") && matches!(self.overlines, Overlines::Renju)
    }

    /// Returns whether longer lines count for both sides: always without the feature `renju`.
    pub const fn counts_overlines(self) -> bool {
        !cfg!(feature = "renju") || matches!(self.overlines, Overlines::Count)
    }

    /// Returns whether longer lines do not count for this side: never without the feature `renju`.
    pub const fn is_exact(self, mark: Mark) -> bool {
        let is_exact = match self.overlines {
            Overlines::Count => false,
            Overlines::Ignored => true,
            Overlines::Renju => matches!(mark, Mark::X),
        };
        cfg!(feature = "renju") && is_exact
    }

    /// Returns the lengths of rows of this mark that count as lines.
    pub(super) const fn lengths(self, mark: Mark) -> RangeInclusive<u8> {
        self.in_a_row..=if self.is_exact(mark) { self.in_a_row } else { LONGEST_SIDE }
    }

    /// Returns the number of columns, 1 to 20.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Returns the number of rows, 1 to 20.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Returns the length of a line, at least 2.
    pub const fn in_a_row(self) -> u8 {
        self.in_a_row
    }

    /// Returns the objective.
    pub const fn objective(self) -> Objective {
        self.objective
    }

    /// Whether the board contains a square.
    pub const fn contains(self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// Returns all squares of the board.
    pub const fn squares(self) -> Squares {
        Squares::rectangle(self.columns, self.rows)
    }

    /// Returns the square in the middle; of two columns or rows in the middle, the right or lower one. Never `None`.
    pub const fn middle(self) -> Option<Square> {
        Square::new(self.columns / 2, self.rows / 2)
    }

    /// Iterates over a row, counted from 0, from left to right; empty if the board has fewer rows.
    pub fn row(self, row: u8) -> impl Iterator<Item = Square> {
        (0..self.columns)
            .filter_map(move |column| Square::new(column, row))
            .filter(move |square| self.contains(*square))
    }

    /// Returns all lines of exactly `in_a_row` squares, by direction and then in reading order.
    ///
    /// ```
    /// use engine::Rules;
    ///
    /// assert_eq!(Rules::TIC_TAC_TOE.lines().len(), 8);
    /// ```
    pub fn lines(self) -> Vec<Line> {
        let squares = self.squares();
        let mut lines = Vec::new();
        for direction in Direction::ALL {
            for first in squares {
                let line = Line::new(first, direction, self.in_a_row);
                lines.extend(line.filter(|line| line.squares().is_subset(squares)));
            }
        }
        lines
    }

    /// Returns the name of the board: columns, rows and length of a line, such as `3x3x3`.
    pub fn name(&self) -> String {
        decimals(&[self.columns, self.rows, self.in_a_row].map(u64::from), "x")
    }
}

/// Writes the board, `misere` if completing a line loses, and `exact` or `renju` if longer lines do not count. `parse` reads that.
///
/// ```
/// use engine::{Objective, Rules};
///
/// let rules = Rules::new(5, 4, 4, Objective::Misere)?;
/// assert_eq!(rules.to_string(), "5x4x4 misere");
/// assert_eq!(rules.exactly().to_string(), "5x4x4 misere exact");
/// # Ok::<(), engine::RulesError>(())
/// ```
impl fmt::Display for Rules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.name())?;
        if self.objective != Objective::default() {
            write!(formatter, " {}", self.objective.name())?;
        }
        match self.overlines {
            Overlines::Count => Ok(()),
            Overlines::Ignored => formatter.write_str(" exact"),
            Overlines::Renju => formatter.write_str(" renju"),
        }
    }
}

/// Writes the same as `Display`.
impl fmt::Debug for Rules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}
