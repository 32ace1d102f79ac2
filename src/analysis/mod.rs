//! Analysis by the Web Worker.

pub mod best_moves;
pub mod client;
pub mod msg;
pub mod state;
pub mod times;
pub mod use_analysis;
pub mod view;

pub use msg::Msg;
