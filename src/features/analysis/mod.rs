//! Analysis by the Web Worker.

pub mod state;
pub mod use_analysis;
pub mod view;
