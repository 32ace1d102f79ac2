//! The timers of the puzzles.

pub mod use_puzzle_clock;
pub mod use_puzzle_replies;
pub mod use_rush_clock;
