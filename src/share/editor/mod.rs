//! The position editor.

pub mod draft;
pub mod model;
pub mod update;
pub mod view;
