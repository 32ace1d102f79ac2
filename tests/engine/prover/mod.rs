//! The exact solver of any board.

mod differential;
mod effort;
mod exhaustive;
mod known_values;
