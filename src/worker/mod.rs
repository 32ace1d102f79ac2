//! Analysis in a Web Worker, so that the page stays responsive.
//!
//! - [`protocol`]: the messages between page and worker; pure.
//! - [`conversation`]: the page's side as a pure state machine. The newest request wins, stale replies are dropped, and a
//!   failed worker is replaced.
//! - [`client`]: performs the effects of the conversation with a Web Worker.
//! - [`service`]: the worker's side, which `bin/worker.rs` runs. It contains the engine and nothing of the page.

pub mod client;
pub mod conversation;
pub mod protocol;
pub mod service;
