//! Analysis by the Web Worker.

pub mod activity;
pub mod best_moves;
pub mod client;
pub mod msg;
pub mod state;
pub mod use_analysis;
pub mod view;

pub use msg::Msg;
