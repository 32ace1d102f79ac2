//! The moves of a node: their order, which are forced, and how deep each is searched.

pub mod history;
pub mod move_picker;
pub mod must_play;
pub mod reductions;
