//! Texts about the players.

use super::state::{PlayerColor, Seat};
use crate::i18n::Count;
use crate::i18n::choices::choices;

choices! {
    PlayerColor => PlayerColor: OfMark, Green, Amber, Gray;
    Seat => Seat: First, Second;
}

/// The number of the player.
impl Count for Seat {
    fn count(self) -> u64 {
        match self {
            Self::First => 1,
            Self::Second => 2,
        }
    }
}
