//! Additions to the status bar.

pub mod texts;
pub mod view;
