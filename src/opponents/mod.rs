//! Who plays: computer players, levels, names and colors of players, matches.

pub mod level_offer;
pub mod matches;
pub mod msg;
pub mod panel;
pub mod players;
pub mod texts;
pub mod use_radio_arrows;
pub mod view;

pub use msg::Msg;
