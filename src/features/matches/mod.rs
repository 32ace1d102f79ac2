//! Matches of several games.

pub mod state;
