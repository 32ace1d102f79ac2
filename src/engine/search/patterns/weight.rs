//! The weights of one pattern.

/// The weights of a pattern of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// The contribution to the evaluation if this side is to move, in the unit of estimates.
    pub moving: i16,
    /// The same if the other side is to move.
    pub waiting: i16,
    /// How likely this side plays there if it is to move: 100 times the logarithm of the odds.
    pub attack: i16,
    /// The same for the other side, if it is to move.
    pub defense: i16,
}
