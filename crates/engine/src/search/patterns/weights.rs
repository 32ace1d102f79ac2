//! Patterns, their weights, and the network that evaluates them.

use std::sync::LazyLock;

use super::CODES;
use super::class::CLASS_BITS;
use super::group::group;
use super::network::Network;

/// The number of patterns: multisets of four of the eight classes.
pub const PATTERNS: usize = 330;

/// How likely a free square is played, by its pattern for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// How likely this side plays there if it is to move: 100 times the logarithm of the odds.
    pub attack: i16,
    /// The same for the other side, if it is to move.
    pub defense: i16,
}

/// What orders moves and evaluates positions by patterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternWeights {
    /// The weights of each pattern, by its number.
    pub patterns: Vec<Weights>,
    /// The static evaluation.
    pub network: Network,
}

impl PatternWeights {
    pub(super) fn by_code(&self) -> Vec<Weights> {
        let weights = |pattern: u16| self.patterns.get(usize::from(pattern)).copied().unwrap_or_default();
        PATTERN_OF_CODES.iter().copied().map(weights).collect()
    }
}

/// The classes of a code, in ascending order.
fn sorted_classes(code: usize) -> [usize; 4] {
    let mut classes = [0, 1, 2, 3].map(|direction| code >> (direction * CLASS_BITS) & ((1 << CLASS_BITS) - 1));
    classes.sort_unstable();
    classes
}

pub(super) fn groups_of_codes() -> Box<[u8]> {
    (0..CODES).map(|code| group(sorted_classes(code)) as u8).collect()
}

/// All patterns in the order of their numbers, as classes in ascending order.
#[must_use]
pub fn classes() -> Vec<[usize; 4]> {
    let mut patterns: Vec<_> = (0..CODES).map(sorted_classes).collect();
    patterns.sort_unstable();
    patterns.dedup();
    patterns
}

/// The number of the pattern of each code.
pub static PATTERN_OF_CODES: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let patterns = classes();
    // Every code has a pattern, and there are fewer than 2¹⁶.
    let number = |code| patterns.binary_search(&sorted_classes(code)).unwrap_or_default() as u16;
    (0..CODES).map(number).collect()
});
