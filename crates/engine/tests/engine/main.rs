//! Tests the public interface of the engine against known counts, against a naive implementation, and over all games of
//! 3×3.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod analysis;
#[path = "../../benches/book_positions/mod.rs"]
mod book_positions;
mod claims;
mod known_values;
mod match_statistics;
mod node_counts;
mod other_games;
#[path = "../reference/mod.rs"]
mod reference;
mod rules;
mod search;

use reference::{board, exhaustive, known, positions, random};
