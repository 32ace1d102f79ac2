//! The ladder: the levels that the player has beaten on each board, and the next step.

pub mod climb;
pub mod goal;
pub mod state;
pub mod texts;
pub mod view;
