//! The residual game: the lines that a side can still complete, their reductions and bounds.

pub mod dominators;
pub mod lines;
mod move_order;
pub mod pairing;
pub mod position;
pub mod potential;
pub mod reduction;
pub mod two_sided;
