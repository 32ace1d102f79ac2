//! The sounds of the game.

pub mod player;
pub mod state;
pub mod use_sounds;
