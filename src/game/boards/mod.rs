//! The choice of the board and the rules.

pub mod texts;
pub mod view;
