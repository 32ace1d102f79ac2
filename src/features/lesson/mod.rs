//! The lesson of eight rules.

pub mod progress;
pub mod state;
pub mod texts;
pub mod view;
