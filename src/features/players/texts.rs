//! Texts about the players.

use super::state::PlayerColor;
use crate::i18n::choices::choices;

choices! {
    PlayerColor => PlayerColor: OfMark, Green, Amber, Gray;
}
