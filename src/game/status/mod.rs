//! The status bar: whose turn it is, or how the game ended.

pub mod status_bar;
pub mod texts;
