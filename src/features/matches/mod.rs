//! Matches of several games.

pub mod state;
pub mod view;
