//! Asking the engine from another thread, checked from outside: the texts that both sides exchange, and what becomes of a
//! conversation whatever happens, with and without the real worker's side.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod any;
mod conversation;
mod model;
mod protocol;
mod service;
