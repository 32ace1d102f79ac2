//! Groups of patterns that the static evaluation does not tell apart: those with the same two highest classes.
//!
//! A double three, for example, stays one whatever the mark makes in the other two directions.

/// The number of groups. Group 0 has the patterns that are left out: those without any class above 1.
pub const GROUPS: usize = 34;

/// The highest class of patterns that are left out. Their squares may lie far from all marks.
const IDLE: usize = 1;

/// The group of a pattern by its classes in ascending order.
#[must_use]
pub const fn group([_, _, second, highest]: [usize; 4]) -> usize {
    // Pairs are numbered in ascending order. The three pairs of idle patterns share number 0.
    if highest <= IDLE { 0 } else { highest * (highest + 1) / 2 + second - 2 }
}
