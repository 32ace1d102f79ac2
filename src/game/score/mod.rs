//! The score.

pub mod score_board;
pub mod state;
pub mod view;
