//! Tests computer players, coach and puzzles: against a naive implementation, and over all games of 3×3.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod coach;
mod daily;
mod opponents;
mod puzzles;
#[path = "../../../engine/tests/reference/mod.rs"]
mod reference;

use reference::{board, exhaustive, known, positions};
