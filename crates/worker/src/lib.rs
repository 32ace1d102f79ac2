//! Analysis in a Web Worker, so that the page stays responsive.
//!
//! - [`protocol`]: the messages between page and worker.
//! - [`conversation`]: the page's side as a state machine. The newest request wins, stale replies are dropped, and a failed
//!   worker is replaced.
//! - [`service`]: the worker's side, which the program `worker` runs in the browser.
//!
//! All three are pure, and know nothing of the page.

pub mod conversation;
pub mod protocol;
pub mod service;
