//! What comes from outside, links and pasted texts, whatever is in them: nothing stops the program, and what is read
//! survives being written.
//!
//! The fuzz targets look for the same things for as long as they are let, so that they share their `properties`.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod any;
mod long;
mod mutation;
#[path = "../../fuzz/src/lib.rs"]
mod properties;
mod seeds;
