//! The rating of the player against the levels.

pub mod glicko;
pub mod levels;
pub mod log;
