//! Matches of several games.

pub mod first_mover;
pub mod state;
pub mod view;
