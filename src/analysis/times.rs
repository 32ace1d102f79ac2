//! How long the Web Worker may think. The time for a move of Unbeatable is a preference, `ThinkingTime`.

/// The budget of a hint, in milliseconds.
pub const HINT: u32 = 1_000;

/// The budget of each position of a review, in milliseconds.
pub const REVIEW: u32 = 300;

/// The budget of each move while values are shown, in milliseconds.
pub const VALUES: u32 = 150;

/// The budget of the best moves of a position, in milliseconds. They appear only then, and stay.
pub const BEST_MOVES: u32 = 2_000;
