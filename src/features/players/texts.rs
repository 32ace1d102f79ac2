//! Texts about the players.

use super::state::{PlayerColor, PlayerName, Seat};
use crate::components::ViewContext;
use crate::engine::Mark;
use crate::i18n::Count;
use crate::i18n::choices::choices;

/// Returns what the player of this mark is called, if not by the mark.
pub fn name_of(cx: &ViewContext, mark: Mark) -> Option<String> {
    Some(match cx.state.name_of(mark)? {
        PlayerName::Named(name) => name.to_owned(),
        PlayerName::Numbered(seat) => cx.texts.numbered_player(seat),
    })
}

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
