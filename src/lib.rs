//! Tic-tac-toe for the browser.
//!
//! `ARCHITECTURE.md` maps the parts. A test fails on a dependency that the map does not have.
//!
//! - [`engine`] is the game itself and imports nothing from the web. It builds and tests natively.
//! - [`worker`] runs analysis in a Web Worker: client, conversation, protocol and service.
//! - [`state`] is pure: [`GameState`](state::GameState), its [actions](state::GameAction) and the reducer of a first visit.
//! - [`platform`] wraps the browser's interfaces.
//! - [`i18n`] has the texts of a first visit, and the messages of all.
//! - [`hooks`] has the side effects that follow from the state. They dispatch actions.
//! - [`components`] take properties and emit actions. Only [`App`](components::App) owns the reducer.
//! - [`features`] has what loads after the first move or when the page needs it, a folder for each feature. They fill the
//!   [slots](components::Slots) of the page. [`lazy`] loads them.
//! - Only the programs in `bin` export functions to JavaScript.

pub mod components;
pub mod features;
pub mod hooks;
pub mod i18n;
pub mod lazy;
pub mod platform;
pub mod state;
