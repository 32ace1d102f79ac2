//! Sharing a game as a link, a text or an image.

pub mod canvas;
pub mod model;
pub mod picture;
pub mod result;
pub mod send;
pub mod share_sheet;
pub mod state;
pub mod text_to_copy;
pub mod texts;
pub mod update;
pub mod view;
