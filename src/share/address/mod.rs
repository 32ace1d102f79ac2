//! The address of the page, which configures the game and holds it.

pub mod bar;
pub mod key;
pub mod keys;
pub mod known_game;
pub mod open_game;
pub mod other_game;
pub mod page_settings;
pub mod state;
pub mod unknown_value;
pub mod use_address;
pub mod write;
