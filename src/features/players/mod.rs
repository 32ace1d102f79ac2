//! The names and colors of two players at one screen.

pub mod name;
pub mod state;
pub mod texts;
pub mod use_names;
pub mod view;
