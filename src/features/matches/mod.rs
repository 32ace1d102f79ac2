//! Matches of several games.

pub mod state;
pub mod texts;
pub mod view;
