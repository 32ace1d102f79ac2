//! The exact solver of any board.

pub mod differential;
pub mod exhaustive;
mod known_values;
