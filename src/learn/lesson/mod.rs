//! The lesson of eight rules.

pub mod feedback;
pub mod game_after;
pub mod model;
pub mod progress;
pub mod texts;
pub mod update;
pub mod view;
