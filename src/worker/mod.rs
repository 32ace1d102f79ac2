//! Asking the engine from another thread, so that the page stays fluid while it thinks.
//!
//! - [`protocol`] is what the two sides say to each other, in texts. It is pure.
//! - [`conversation`] is what the page's side does when: which question is under way, what is stale, what happens when the
//!   other side dies. It is a pure state machine.
//! - [`client`] carries out what the conversation decides, with a Web Worker.
//! - [`service`] is the other side, which `bin/worker.rs` runs: it contains the engine and nothing of the page.

pub mod client;
pub mod conversation;
pub mod protocol;
pub mod service;
