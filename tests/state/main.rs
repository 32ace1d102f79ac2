//! Integration tests of the state: effects of each action and invariants after any actions. A folder or file has the tests of a room.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod any;
mod any_actions;
mod given;
mod prelude;
mod scripts;

mod analysis;
mod app;
mod embed;
mod game;
mod learn;
mod opponents;
mod other_games;
mod progress;
mod settings;
mod share;
