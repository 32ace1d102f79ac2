//! The results in the statistics dialog.

pub mod other_games_view;
pub mod summary;
pub mod view;
