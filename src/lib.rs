//! Tic-tac-toe for the browser.

pub mod engine;
