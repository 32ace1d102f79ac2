//! The choice of the board and the rules.

pub mod known_boards;
pub mod texts;
pub mod view;
