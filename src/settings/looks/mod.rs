//! Themes, looks and colors of the document.

pub mod accent;
pub mod document;
pub mod state;
pub mod use_document;
