//! Further computer players, and the offer of another level.

pub mod state;
pub mod texts;
pub mod use_radio_arrows;
pub mod view;
