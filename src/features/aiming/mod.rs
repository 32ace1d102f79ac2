//! Aiming at squares that are too small for a finger.

pub mod state;
pub mod view;
