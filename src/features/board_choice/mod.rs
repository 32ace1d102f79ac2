//! The choice of the board and the rules.

pub mod known_boards;
pub mod other_board;
pub mod texts;
pub mod view;
