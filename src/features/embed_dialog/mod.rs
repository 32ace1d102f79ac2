//! The embed dialog, which writes the lines for a host page.

pub mod state;
pub mod use_preview;
pub mod view;
