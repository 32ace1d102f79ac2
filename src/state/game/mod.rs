//! The game in the state: its setup, moves, undo, end and score.

pub mod counting;
pub mod navigation;
pub mod new_game;
pub mod progress;
pub mod revision;
pub mod round;
pub mod scheduled_action;
pub mod score;
pub mod setup;
pub mod stage;
pub mod standing;
pub mod timeline;
pub mod undo;
