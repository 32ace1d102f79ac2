//! The tools below the board.

pub mod offer;
pub mod view;
