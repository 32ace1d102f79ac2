//! Tic-tac-toe for the browser.
//!
//! `ARCHITECTURE.md` maps the rooms, which are the modules below. A test fails on an arrow between rooms that the map does not have.
//!
//! - [`state`] is pure: [`GameState`](state::GameState), its [actions](state::GameAction) and the reducer of a first visit.
//! - [`browser`] wraps the browser's interfaces, [`i18n`] has the texts, and [`ui`] what any room shows with.
//! - [`game`], [`opponents`], [`learn`], [`analysis`], [`share`], [`progress`], [`settings`] and [`embed`] have what a player sees
//!   and does.
//! - [`other_games`] has the games with other rules, which are shown in place of that of [`game`].
//! - [`app`] puts the rooms together. Only its component [`App`](app::page::App) owns the reducer.
//! - [`lazy`] loads what does not belong to a first visit. It alone knows that the program is split.
//! - Only the programs in `bin` export functions to JavaScript.

pub mod analysis;
pub mod app;
pub mod browser;
pub mod embed;
pub mod game;
pub mod i18n;
pub mod lazy;
pub mod learn;
pub mod opponents;
pub mod other_games;
pub mod progress;
pub mod settings;
pub mod share;
pub mod state;
pub mod ui;
