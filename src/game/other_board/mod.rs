//! The fields for a board of any size.

pub mod model;
pub mod update;
pub mod view;
