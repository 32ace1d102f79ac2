//! Aiming at squares that are too small for a finger.

pub mod small_square;
pub mod state;
pub mod use_aim;
pub mod view;
