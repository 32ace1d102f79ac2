//! Pasting a game: as a link, as a text or from a file.

pub mod model;
pub mod pasted_game;
pub mod update;
pub mod view;
