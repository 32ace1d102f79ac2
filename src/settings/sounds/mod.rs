//! The sounds of the game, with vibration.

pub mod audio;
pub mod state;
pub mod use_sounds;
