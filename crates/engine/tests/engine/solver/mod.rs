//! The exact solver.

pub mod differential;
mod known_values;
mod node_counts;
