//! The puzzles, with a new one every day.

pub mod clock;
pub mod daily;
pub mod next_task;
pub mod progress;
pub mod replies;
pub mod state;
pub mod task;
pub mod texts;
pub mod use_puzzle_replies;
pub mod view;
