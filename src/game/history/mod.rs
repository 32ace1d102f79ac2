//! The list of moves, and undo across games.

pub mod graph;
pub mod state;
pub mod texts;
pub mod undo_game;
pub mod use_move_scrolling;
pub mod use_swipes;
pub mod view;
