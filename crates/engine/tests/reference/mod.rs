//! Slow and simple code to compare the engine with, and known results.
#![allow(dead_code, reason = "the programs of tests use different parts")]

pub mod board;
pub mod exhaustive;
pub mod known;
pub mod positions;
pub mod random;
pub mod renju;
