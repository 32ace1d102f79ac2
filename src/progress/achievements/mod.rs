//! Achievements: what the player has done for the first time in a game against the computer.

pub mod recognize;
pub mod set;
pub mod tell;
pub mod texts;
pub mod view;
