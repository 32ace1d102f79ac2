//! The best moves of the shown position, each with the expected replies, while the player wants them.

pub mod state;
pub mod texts;
pub mod view;
