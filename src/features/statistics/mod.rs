//! The statistics of finished games.

mod dialog_actions;
pub mod dialog_state;
pub mod files;
pub mod format;
pub mod game;
pub mod import;
pub mod import_error;
pub mod json_value;
pub mod progress;
pub mod results_view;
pub mod state;
pub mod storage;
mod summary;
pub mod tally;
pub mod texts;
pub mod view;
