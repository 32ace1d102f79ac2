//! Aiming at small squares: the first press chooses a square, the second plays it.

pub mod aim_controls;
pub mod small_square;
pub mod state;
pub mod use_aim;
pub mod view;
