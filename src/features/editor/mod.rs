//! The position editor.

pub mod state;
pub mod view;
