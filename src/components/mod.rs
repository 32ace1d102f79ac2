//! What is on the screen: one component per file. They take properties and emit callbacks; only [`App`] has the state.

mod app;
mod board;
mod confirm_dialog;
mod hooks;
mod icon;
mod mark_glyph;
mod modal;
mod notes;
mod opponent_panel;
mod reset_button;
mod score_board;
mod settings_dialog;
mod shortcuts;
mod square;
mod status_bar;
mod strike;

pub use app::{App, AppProps};
pub use board::{Board, BoardProps};
pub use reset_button::{ResetButton, ResetButtonProps};
pub use score_board::{ScoreBoard, ScoreBoardProps};
pub use square::{Square, SquareProps};
pub use status_bar::{StatusBar, StatusBarProps};
