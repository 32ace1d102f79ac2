//! Games with other rules: infinite, wild, notakto and ultimate tic-tac-toe.
//!
//! One of them is shown in place of the game of [`game`](crate::game) while the [state](model::OtherGame) has it. What a single game
//! shows is a file in [`kinds`].

pub mod address;
pub mod effects;
pub mod guide;
pub mod help;
pub mod kinds;
pub mod matches;
pub mod model;
pub mod moves;
pub mod msg;
pub mod navigation;
pub mod players;
pub mod review;
pub mod saved;
pub mod scores;
pub mod share;
pub mod texts;
pub mod update;
pub mod view;

pub use msg::Msg;
