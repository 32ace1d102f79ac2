//! Further computer players, and the offer of another level.

pub mod level_offer;
pub mod texts;
pub mod use_radio_arrows;
pub mod view;
