//! The collection: the last finished games of this browser, to look back at, to share and to delete.

pub mod effects;
pub mod ended_game;
pub mod list;
pub mod model;
pub mod played;
pub mod texts;
pub mod update;
pub mod use_collection;
pub mod view;
