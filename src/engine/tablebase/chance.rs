//! The chance of winning against a side that moves at random.

/// An exact chance: in `wins` of `of` equally likely cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    /// The cases in which the side wins.
    pub wins: u16,
    /// All cases, at least one.
    pub of: u16,
}

/// How many different series of moves a random mover has who is next when this many squares are free and who takes
/// turns with another until none is left: with five free squares 5 × 3 × 1.
///
/// Where a game ends before the board is full, its series are counted as if it were played on, so that all series stay
/// equally likely and a chance can be told by counting them.
pub(super) const fn series(free: u32) -> u16 {
    match free {
        0 | 1 => 1,
        // At most 9 × 7 × 5 × 3 × 1 = 945 on a board of nine squares.
        _ => free as u16 * series(free - 2),
    }
}
