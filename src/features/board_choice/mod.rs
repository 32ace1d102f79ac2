//! The choice of the board and the rules.

pub mod end_game;
pub mod presets;
pub mod texts;
pub mod view;
