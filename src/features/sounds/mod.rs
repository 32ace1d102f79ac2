//! The sounds of the game.

pub mod audio;
pub mod state;
pub mod use_sounds;
