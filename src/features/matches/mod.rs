//! Matches of several games.

mod first_mover;
pub mod state;
pub mod view;
