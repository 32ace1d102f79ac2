//! The coach, who explains moves and positions, the lesson and the puzzles.

pub mod coach;
pub mod exercise;
pub mod lesson;
pub mod msg;
pub mod panel;
pub mod puzzles;

pub use msg::Msg;
