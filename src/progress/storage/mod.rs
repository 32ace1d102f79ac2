//! The state that local storage keeps for the next visit.

pub mod format;
pub mod local_storage;
pub mod saved_game;
pub mod use_other_tabs;
