//! The begin of a visit with an address and a storage.

pub mod arrival;
pub mod completion;
mod initial_setup;
pub mod state;
