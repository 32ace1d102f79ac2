//! The exact solver.

pub mod differential;
pub mod exhaustive;
mod known_values;
mod node_counts;
