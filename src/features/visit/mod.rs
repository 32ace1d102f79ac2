//! The begin of a visit with an address and a storage.

pub mod arrival;
pub mod completion;
mod initial_setup;
pub mod outside;
pub mod state;
pub mod use_today;
