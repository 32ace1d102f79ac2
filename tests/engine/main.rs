//! Tests the public interface of the engine against known counts, against a naive implementation, and over all games of
//! 3×3.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod analysis;
mod board;
mod coach;
mod known;
mod naive;
mod opponents;
mod puzzles;
mod rules;
mod search;
mod solver;
