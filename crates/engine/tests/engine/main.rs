//! Tests the public interface of the engine against known counts, against a naive implementation, and over all games of
//! 3×3.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod analysis;
#[path = "../../benches/book_positions/mod.rs"]
mod book_positions;
mod match_statistics;
mod other_games;
#[path = "../reference/mod.rs"]
mod reference;
mod rules;
mod search;
mod solver;

use reference::{board, exhaustive, known, naive, positions, random};
