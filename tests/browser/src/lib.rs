//! Harness of the end-to-end tests, which drive the release in real browsers.
//!
//! The tests are the modules of the binary `browser-tests`:
//!
//! ```text
//! cargo run --locked -p browser-tests -- --engine chromium|firefox|webkit [--all] [arguments of libtest]
//! ```
//!
//! The variable `DIST` overrides the directory of the release, `dist/`.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "tests fail by panicking"
)]

mod browsers;
pub mod family;
pub mod harness;
pub mod picture;
pub mod prelude;
pub mod programs;
mod registry;
pub mod server;
pub mod test_run;

pub use browser_tests_macros::browser_test;
pub use browsers::engine::Engine;
pub use browsers::pool::close_all;
pub use inventory;
pub use registry::{BrowserTest, FOLDER, Given};
