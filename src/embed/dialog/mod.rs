//! The embed dialog, which writes the lines for a host page.

pub mod model;
pub mod update;
pub mod use_preview;
pub mod view;
