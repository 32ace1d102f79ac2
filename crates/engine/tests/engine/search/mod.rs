//! The search for large boards: its estimates, its proofs, known node counts, and moves that every player finds.

mod estimates;
mod nodes;
mod proofs;
mod renju;
pub mod tactics;
