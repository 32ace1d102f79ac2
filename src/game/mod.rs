//! The game at hand: board, status bar, score, list of moves, and the choice of a board.

pub mod aiming;
pub mod board;
pub mod boards;
pub mod history;
pub mod msg;
pub mod other_board;
pub mod reset_button;
pub mod reset_label;
pub mod score;
pub mod status;

pub use msg::Msg;
