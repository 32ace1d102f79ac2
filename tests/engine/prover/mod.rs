//! The exact solver of any board.

mod differential;
mod exhaustive;
mod known_values;
