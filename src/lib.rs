//! Tic-tac-toe for the browser.
//!
//! `ARCHITECTURE.md` maps the modules; a test fails on a dependency outside the map.
//!
//! - [`engine`] is the game itself and imports nothing from the web. It builds and tests natively.
//! - [`worker`] runs analysis in a Web Worker: protocol, client and service.
//! - [`state`] is pure: the reducer applies a [`GameAction`](state::GameAction) to the state.
//! - [`platform`] wraps the browser's interfaces.
//! - `hooks` has every side effect. Effects react to the state and dispatch actions.
//! - [`i18n`] has every text.
//! - [`components`] take properties and emit actions. Only [`App`](components::App) owns the reducer.
//! - `panels` are the lazy part, which `lazy` loads after the first move.
//! - Only the programs in `bin` export functions to JavaScript.

pub mod components;
pub mod engine;
mod hooks;
pub mod i18n;
mod lazy;
mod panels;
pub mod platform;
pub mod state;
pub mod worker;
