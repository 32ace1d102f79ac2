//! The search for large boards: its estimates, its proofs, and moves that every player finds.

mod estimates;
mod proofs;
mod renju;
pub mod tactics;
