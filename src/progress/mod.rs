//! What this browser keeps: the saved game, statistics, and the profile with names, puzzles and lessons.

pub mod achievements;
pub mod collection;
pub mod dated;
pub mod mistakes;
pub mod msg;
pub mod overview;
pub mod profile;
pub mod rating;
pub mod statistics;
pub mod storage;
pub mod use_autosave;

pub use msg::Msg;
