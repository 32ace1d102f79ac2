//! The browsers of the tests: engines, drivers, and a pool of idle browsers.

pub mod browser;
mod chromium;
mod display;
pub mod engine;
mod firefox;
pub mod pool;
mod webkit;
