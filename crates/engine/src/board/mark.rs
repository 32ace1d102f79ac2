//! The marks X and O, and values by mark.

use std::fmt;
use std::ops::Not;

use crate::named::named;

named! {
    /// A side's mark, with its name in lower case.
    #[derive(PartialOrd, Ord)]
    pub enum Mark {
        /// The side that moves first.
        X = "x",
        /// The side that moves second.
        O = "o",
    }
}

impl Mark {
    /// Returns the letter, which is the name of the mark in every language.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::X => "X",
            Self::O => "O",
        }
    }

    /// Returns the mark of a letter in either case: `x`, `X`, `o` or `O`.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'x' | 'X' => Some(Self::X),
            'o' | 'O' => Some(Self::O),
            _ => None,
        }
    }
}

/// `!mark` is the mark of the other side.
impl Not for Mark {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.letter())
    }
}

/// One value for each mark.
///
/// ```
/// use engine::{ByMark, Mark};
///
/// let mut wins = ByMark { x: 3, o: 1 };
/// wins[Mark::O] += 1;
/// assert_eq!(wins, ByMark { x: 3, o: 2 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByMark<T> {
    /// The value for X.
    pub x: T,
    /// The value for O.
    pub o: T,
}

impl<T> std::ops::Index<Mark> for ByMark<T> {
    type Output = T;

    fn index(&self, mark: Mark) -> &T {
        match mark {
            Mark::X => &self.x,
            Mark::O => &self.o,
        }
    }
}

impl<T> std::ops::IndexMut<Mark> for ByMark<T> {
    fn index_mut(&mut self, mark: Mark) -> &mut T {
        match mark {
            Mark::X => &mut self.x,
            Mark::O => &mut self.o,
        }
    }
}
