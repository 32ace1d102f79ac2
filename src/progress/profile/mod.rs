//! What belongs to the people at this screen: names and colors, and progress with the lesson and the puzzles.

pub mod data;
pub mod state;
