//! The exact solver of any board.

pub mod differential;
mod effort;
pub mod exhaustive;
mod known_values;
