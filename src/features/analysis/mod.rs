//! Analysis by the Web Worker.

pub mod client;
pub mod state;
pub mod times;
pub mod use_analysis;
pub mod view;
