//! Lines: adjacent squares that win together.

use std::ops::RangeInclusive;

use super::square::Square;
use super::squares::Squares;

/// The direction of a line, from its upper or left end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the right.
    Across,
    /// Down.
    Down,
    /// To the right and down.
    Falling,
    /// To the left and down.
    Rising,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Across, Self::Down, Self::Falling, Self::Rising];

    /// Returns the offset to the next square: columns to the right, rows down.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Across => (1, 0),
            Self::Down => (0, 1),
            Self::Falling => (1, 1),
            Self::Rising => (-1, 1),
        }
    }
}

/// 2 to 20 adjacent squares in one direction, from the upper or left end.
///
/// ```
/// use engine::{Direction, Line};
///
/// let line = Line::new("c1".parse()?, Direction::Rising, 3).ok_or("the line leaves every board")?;
/// let names: Vec<String> = line.iter().map(|square| square.to_string()).collect();
/// assert_eq!(names, ["c1", "b2", "a3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    first: Square,
    direction: Direction,
    length: u8,
}

impl Line {
    /// Returns the line of `length` squares from `first`, or `None` if the length is less than 2 or the line leaves the largest
    /// board.
    pub fn new(first: Square, direction: Direction, length: u8) -> Option<Self> {
        let line = Self { first, direction, length };
        (length >= 2 && line.iter().count() == usize::from(length)).then_some(line)
    }

    /// Returns the longest line through a square whose other squares are in the set.
    ///
    /// `None` if that line has another length than these, or only one square.
    pub fn longest(set: Squares, through: Square, direction: Direction, lengths: RangeInclusive<u8>) -> Option<Self> {
        let (columns, rows) = direction.step();
        let mut first = through;
        let mut length = 1;
        while let Some(before) = first.offset(-columns, -rows).filter(|before| set.contains(*before)) {
            first = before;
            length += 1;
        }
        let mut last = through;
        while let Some(after) = last.offset(columns, rows).filter(|after| set.contains(*after)) {
            last = after;
            length += 1;
        }
        (length >= 2 && lengths.contains(&length)).then_some(Self { first, direction, length })
    }

    /// Returns the upper or left end.
    pub const fn first(self) -> Square {
        self.first
    }

    /// Returns the lower or right end.
    pub fn last(self) -> Square {
        self.iter().last().unwrap_or(self.first)
    }

    /// Returns the direction.
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// Returns the squares next to both ends in the direction of the line, as far as they are on the largest board.
    pub fn beside(self) -> Squares {
        let (columns, rows) = self.direction.step();
        let ends = [self.first.offset(-columns, -rows), self.last().offset(columns, rows)];
        ends.into_iter().flatten().collect()
    }

    /// Iterates over the squares from the first to the last.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let (columns, rows) = self.direction.step();
        let mut next = Some(self.first);
        (0..self.length).map_while(move |_| {
            let square = next?;
            next = square.offset(columns, rows);
            Some(square)
        })
    }

    /// Returns the squares as a set.
    pub fn squares(self) -> Squares {
        self.iter().collect()
    }
}
