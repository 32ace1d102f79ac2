//! Tests of the analysis in a worker: its messages, scripted conversations, and answers of the real service.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod any;
mod conversation;
mod protocol;
#[path = "../../../engine/tests/reference/random.rs"]
mod random;
mod service;
