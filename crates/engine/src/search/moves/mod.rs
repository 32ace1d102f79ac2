//! The moves of a node: their order, which are worth trying, and how deep.

pub mod history;
pub mod move_loop;
pub mod move_picker;
pub mod must_play;
pub mod reductions;
