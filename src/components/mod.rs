//! The parts of the page that a first visit needs, one per file. They take the state or props and emit actions; only [`App`]
//! owns the reducer. The lazy part fills their [`Slots`].
//!
//! A part with its own state, or one that should render only when its props change, is a component. The others are
//! functions of a [`ViewContext`], because every component adds kilobytes to the download.

mod app;
pub(crate) mod board;
pub(crate) mod button;
pub(crate) mod content;
pub(crate) mod context;
pub(crate) mod controls;
pub(crate) mod dialog;
mod learning;
pub(crate) mod loading;
pub(crate) mod mark_glyph;
pub mod opponent_panel;
pub(crate) mod reset_button;
mod score_board;
mod slots;
pub(crate) mod status_bar;

pub use app::{App, AppProps};
pub use board::square::{Square, SquareProps};
pub use board::{Board, BoardProps};
pub use context::ViewContext;
pub use reset_button::{ResetButton, ResetButtonProps};
pub(crate) use score_board::{draws as score_draws, side as score_side};
pub use slots::{Loader, Slots};
pub use status_bar::{StatusBar, StatusBarProps};
