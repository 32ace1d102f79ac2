//! What the page shows of a game with other rules.

pub mod board;
pub mod explanation;
pub mod moves;
pub mod score;
pub mod sheet;
pub mod status;
pub mod tools;
