//! Weights of lines.

use std::ops::{Add, Sub};

use crate::evaluation::chances::UNIT;

/// The weight of a line, or the sum over several: its value and how near it is to completion.
///
/// Like Stockfish's `Score`, a weight packs several numbers into one, so that one addition updates all:
///
/// ```text
///   bits 0–7      number of lines that lack one mark
///   bits 8–15     number of lines that lack two
///   bits 16–31    value
/// ```
///
/// No part overflows in a sum over the lines through a square: they are at most 40, and 40 × 160 < 2¹⁶.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight(u32);

impl Weight {
    pub const NONE: Self = Self(0);

    /// The weight of a live line. A completed line has no weight: the game is over.
    pub const fn of_line(marks: u8, in_a_row: u8) -> Self {
        let count = match in_a_row.saturating_sub(marks) {
            1 => 1,
            2 => 1 << 8,
            _ => 0,
        };
        Self(count | line_value(marks, in_a_row) << 16)
    }

    /// Returns the weight without its value: only lines that lack one or two marks have any.
    pub const fn without_value(self) -> Self {
        Self(self.0 & 0xffff)
    }

    /// Returns whether the sum contains a line that lacks one mark.
    pub const fn has_lacking_one(self) -> bool {
        self.0 & 0xff != 0
    }

    pub const fn lacking_two(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Returns whether the sum contains a line that lacks one or two marks.
    pub const fn has_lacking_one_or_two(self) -> bool {
        self.0 & 0xffff != 0
    }

    pub const fn value(self) -> i32 {
        (self.0 >> 16).cast_signed()
    }
}

impl Add for Weight {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

/// The difference may be negative in any part. Added to a sum that contains the subtrahend, it gives the right sum.
impl Sub for Weight {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

/// The value of a line with this number of marks.
///
/// An empty line has a small value for both sides, so that a square without live lines has none. A line that lacks two
/// marks usually overlaps two more: an open three in five in a row counts three times.
const fn line_value(marks: u8, in_a_row: u8) -> u32 {
    match (in_a_row.saturating_sub(marks), marks) {
        (0, _) => 0,
        (_, 0) => 1,
        (1, _) => UNIT as u32,
        (2, _) => 64,
        (3, _) => 18,
        (4, _) => 6,
        (5, _) => 3,
        _ => 2,
    }
}
