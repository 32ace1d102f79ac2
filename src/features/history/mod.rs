//! The list of moves, and undo across games.

pub mod chances;
pub mod texts;
pub mod undo_game;
pub mod use_move_list;
pub mod use_swipes;
pub mod view;
