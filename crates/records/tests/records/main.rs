//! Tests records and files of other programs: any game round-trips, and each error is named.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod files;
mod other_game;
mod record;
#[path = "../../../engine/tests/reference/mod.rs"]
mod reference;

use reference::random;
