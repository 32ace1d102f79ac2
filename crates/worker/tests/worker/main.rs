//! Tests of the analysis in a worker: the messages, and conversations with a model and with the real service.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod any;
mod conversation;
mod model;
mod protocol;
mod service;
