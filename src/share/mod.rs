//! The game as a link, a text, a file or a picture, the address of the page, and the position editor.

pub mod address;
pub mod canvas;
pub mod editor;
pub mod model;
pub mod msg;
pub mod paste;
pub mod picture;
pub mod result;
pub mod send;
pub mod share_sheet;
pub mod shared_game;
pub mod state;
pub mod text_to_copy;
pub mod texts;
pub mod update;
pub mod view;

pub use msg::Msg;
