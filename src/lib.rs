//! Tic-tac-toe for the browser.

pub mod components;
pub mod engine;
pub mod i18n;
pub mod platform;
pub mod state;
