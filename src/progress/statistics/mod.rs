//! The statistics of finished games.

pub mod added;
pub mod effects;
pub mod game;
pub mod import_error;
pub mod json_value;
pub mod lists;
pub mod model;
pub mod progress;
pub mod results;
pub mod state;
pub mod stored;
pub mod tally;
pub mod texts;
pub mod update;
pub mod use_statistics;
pub mod view;
