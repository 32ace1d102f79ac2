//! The search for large boards: the wins by fours that it claims, what it proves, and what everybody would play.

mod nodes;
mod proofs;
mod replay;
mod tactics;
