//! Tic-tac-toe for the browser.
//!
//! `ARCHITECTURE.md` maps the parts and lists the invariants. A test fails on a dependency that the map does not have.
//!
//! - [`engine`] is the game itself and imports nothing from the web. It builds and tests natively.
//! - [`worker`] runs analysis in a Web Worker: client, conversation, protocol and service.
//! - [`state`] is pure: [`GameState`](state::GameState), its [actions](state::GameAction) and the reducer.
//! - [`platform`] wraps the browser's interfaces.
//! - `hooks` has the side effects that follow from the state. They dispatch actions.
//! - [`i18n`] has every text.
//! - [`components`] take properties and emit actions. Only [`App`](components::App) owns the reducer.
//! - `panels` is the lazy part, which `lazy` loads after the first move or when the page needs it.
//! - Only the programs in `bin` export functions to JavaScript.

pub mod components;
pub mod engine;
pub mod features;
pub mod hooks;
pub mod i18n;
pub mod lazy;
pub mod platform;
pub mod state;
pub mod worker;
