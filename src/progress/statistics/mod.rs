//! The statistics of finished games.

pub mod added;
pub mod effects;
pub mod game;
pub mod import_error;
pub mod json_value;
pub mod lists;
pub mod model;
pub mod other_games_view;
pub mod progress;
pub mod results_view;
pub mod state;
pub mod stored;
pub mod summary;
pub mod tally;
pub mod texts;
pub mod update;
pub mod use_statistics;
pub mod view;
