//! The names and colors of two players at one screen.

pub mod color;
pub mod model;
pub mod name;
pub mod texts;
pub mod update;
pub mod use_names;
pub mod view;
