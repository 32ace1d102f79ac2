//! The weights of one pattern.

/// How likely a free square is played, by its pattern for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// How likely this side plays there if it is to move: 100 times the logarithm of the odds.
    pub attack: i16,
    /// The same for the other side, if it is to move.
    pub defense: i16,
}
