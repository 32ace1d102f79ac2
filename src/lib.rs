//! Tic-tac-toe for the browser.
//!
//! `ARCHITECTURE.md` maps the parts; a test fails on a use that the map does not have.
//!
//! - [`engine`] is the game itself and imports nothing from the web. It builds and tests natively.
//! - [`worker`] asks the engine from another thread: the page's side and the worker's.
//! - [`state`] is pure: what may happen is a [`GameAction`](state::GameAction), what follows is in the reducer.
//! - [`platform`] wraps the browser's interfaces.
//! - `hooks` has every side effect. Effects react to the state and dispatch actions.
//! - [`i18n`] has every text.
//! - [`components`] take properties and emit actions. Only [`App`](components::App) owns the reducer.
//! - `panels` are the lazy part, which `lazy` loads after the first move.
//! - The programs in `bin` are all that exports anything to JavaScript.

pub mod components;
pub mod engine;
mod hooks;
pub mod i18n;
mod lazy;
mod panels;
pub mod platform;
pub mod state;
pub mod worker;
