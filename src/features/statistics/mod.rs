//! The statistics of finished games.

mod actions;
pub mod export;
pub mod format;
pub mod game;
pub mod json;
pub mod results_view;
pub mod shown;
pub mod state;
pub mod storage;
mod summary;
pub mod tally;
pub mod texts;
pub mod view;
