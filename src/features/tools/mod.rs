//! The tools below the board.

pub mod last_tool;
pub mod view;
