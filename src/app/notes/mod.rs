//! Dismissible notes.

pub mod errors;
pub mod state;
pub mod texts;
pub mod view;
