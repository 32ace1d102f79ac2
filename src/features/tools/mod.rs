//! The tools below the board.

pub mod view;
