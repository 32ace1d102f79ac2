//! The scores of all boards.

pub mod state;
pub mod view;
