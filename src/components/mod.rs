//! What is on the screen, one part per file. Parts take what they show and emit callbacks; only [`App`] has the state.
//!
//! What the first move can do without is in `panels`, which a release loads later.
//!
//! A part that keeps something of its own, or that should not be rendered again while nothing in it changes, is a
//! component. The others are plain functions: every component adds kilobytes to the download.

mod app;
mod board;
pub(crate) mod controls;
pub(crate) mod dialog;
pub(crate) mod grid;
pub(crate) mod loading;
pub(crate) mod mark_glyph;
mod opponent_panel;
mod reset_button;
mod score_board;
pub(crate) mod square;
pub(crate) mod status_bar;
mod strike;
mod tools;

pub use app::{App, AppProps};
pub use board::{Board, BoardProps};
pub use reset_button::{ResetButton, ResetButtonProps};
pub use square::{Square, SquareProps};
pub use status_bar::{StatusBar, StatusBarProps};
