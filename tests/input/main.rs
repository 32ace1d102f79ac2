//! Hostile input: no link or pasted text stops the program, and parsed values survive a round trip.
//!
//! The fuzz targets check the same `properties`.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod any;
mod mutation;
#[path = "../../fuzz/src/lib.rs"]
mod properties;
mod seeds;
