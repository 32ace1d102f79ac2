//! Sharing a game as a link, a text or an image, and pasting one.

pub mod canvas;
pub mod paste;
pub mod pasted_game;
pub mod picture;
pub mod result;
pub mod send;
pub mod share_sheet;
pub mod state;
pub mod text_to_copy;
pub mod texts;
pub mod view;
