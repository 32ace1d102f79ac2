//! Renju: the moves that black, which is X, may not make.
//!
//! Source: *The International Rules of Renju*, Renju International Federation 1996, sections 3 and 9
//! (<http://www.renju.net/study/rifrules.php>). The terms of a stone just placed, each along one direction:
//!
//! | term | meaning |
//! |---|---|
//! | five | exactly five stones in a row; it wins, whatever else the stone makes |
//! | overline | six or more in a row |
//! | four | four stones that one more makes a five |
//! | straight four | an unbroken four that two stones make a five, one at each end |
//! | three | three stones that one more makes a straight four, if black may place that one there and it makes no five |
//!
//! Black may not make an overline, two fours, or two threes. Two fours can lie in the same direction. Whether the
//! stone of a straight four is allowed depends on the same rules, with the first stone in place, so that the
//! definition is recursive. It ends, because each step has one free square less.

use crate::board::{Direction, Square, Squares};
use crate::named::named;

named! {
    /// Why black may not play a square.
    pub enum Foul {
        /// The stone makes six or more in a row.
        Overline = "overline",
        /// The stone makes two fours.
        DoubleFour = "double four",
        /// The stone makes two threes.
        DoubleThree = "double three",
    }
}

/// The distance from the middle to the ends of a [`Row`]: a stone next to the end of a straight four is 5 away.
const REACH: i8 = 5;

/// The squares at most [`REACH`] away from a stone just placed, in one direction. Bit [`MIDDLE`] is the stone.
#[derive(Clone, Copy)]
struct Row {
    black: u16,
    free: u16,
}

/// The place of the new stone in a row.
const MIDDLE: u32 = REACH as u32;

/// The bits of this number of squares from a place on.
const fn squares(first: u32, count: u32) -> u16 {
    ((1 << count) - 1) << first
}

impl Row {
    fn new(black: Squares, free: Squares, middle: Square, direction: Direction) -> Self {
        let (columns, rows) = direction.step();
        let mut row = Self { black: 1 << MIDDLE, free: 0 };
        for distance in (-REACH..=REACH).filter(|distance| *distance != 0) {
            let bit = 1 << (distance + REACH);
            match middle.offset(distance * columns, distance * rows) {
                Some(square) if black.contains(square) => row.black |= bit,
                Some(square) if free.contains(square) => row.free |= bit,
                _ => {}
            }
        }
        row
    }

    /// The number of stones in an unbroken row with the middle, at most 11.
    const fn length(self) -> u32 {
        let forward = (self.black >> MIDDLE).trailing_ones();
        let backward = (self.black << (u16::BITS - 1 - MIDDLE)).leading_ones();
        forward + backward - 1
    }

    /// Whether the square before a group of this number of squares, or the one after it, has a black stone.
    const fn is_longer(self, first: u32, count: u32) -> bool {
        self.black & (1 << (first - 1) | 1 << (first + count)) != 0
    }

    /// The number of fours with the middle.
    fn fours(self) -> u32 {
        let fives = (MIDDLE - 4..=MIDDLE).map(|first| (first, squares(first, 5)));
        let fours = fives.filter(|(first, five)| {
            let missing = five & !self.black;
            missing.count_ones() == 1 && missing & self.free != 0 && !self.is_longer(*first, 5)
        });
        // The two fives of a straight four contain the same stones.
        let mut last = 0;
        fours.filter(|(_, five)| std::mem::replace(&mut last, five & self.black) != five & self.black).count() as u32
    }

    /// The places of stones that make a straight four with the middle.
    fn straight_fours(self) -> impl Iterator<Item = u32> {
        (MIDDLE - 3..=MIDDLE).filter_map(move |first| {
            let missing = squares(first, 4) & !self.black;
            let ends = 1 << (first - 1) | 1 << (first + 4);
            let is_straight = missing.count_ones() == 1
                && missing & self.free != 0
                && ends & self.free == ends
                && !self.is_longer(first - 1, 6);
            is_straight.then(|| missing.trailing_zeros())
        })
    }
}

/// Returns why black may not play a free square, or `None` if it may. `free` are the free squares of the board.
pub fn foul(black: Squares, free: Squares, square: Square) -> Option<Foul> {
    let rows = Direction::ALL.map(|direction| Row::new(black, free, square, direction));
    // A square with few stones around cannot be a foul, and most squares have few.
    let stones = rows.map(|row| row.black.count_ones() - 1);
    if stones.iter().filter(|stones| **stones >= 2).count() < 2 && stones.iter().all(|stones| *stones < 4) {
        return None;
    }
    let lengths = rows.map(Row::length);
    if lengths.contains(&5) {
        return None;
    }
    if lengths.iter().any(|length| *length > 5) {
        return Some(Foul::Overline);
    }
    if rows.iter().map(|row| row.fours()).sum::<u32>() >= 2 {
        return Some(Foul::DoubleFour);
    }
    let (black, free) = (black.with(square), free - square.into());
    let threes = Direction::ALL.into_iter().zip(rows).filter(|(direction, row)| {
        let (columns, rows) = direction.step();
        row.straight_fours().any(|place| {
            let distance = place as i8 - REACH;
            let fourth = square.offset(distance * columns, distance * rows);
            fourth.is_some_and(|fourth| !makes_five(black, free, fourth) && foul(black, free, fourth).is_none())
        })
    });
    (threes.count() >= 2).then_some(Foul::DoubleThree)
}

/// Returns whether a black stone makes five in a row.
fn makes_five(black: Squares, free: Squares, square: Square) -> bool {
    Direction::ALL.into_iter().any(|direction| Row::new(black, free, square, direction).length() == 5)
}
