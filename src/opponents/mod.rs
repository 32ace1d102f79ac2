//! Who plays: computer players, levels, names and colors of players, matches.

pub mod chip;
pub mod ladder;
pub mod level_offer;
pub mod matches;
pub mod msg;
pub mod players;
pub mod texts;
pub mod view;

pub use msg::Msg;
