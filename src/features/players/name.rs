//! What a player is called.

use super::state::PlayerName;
use crate::components::ViewContext;
use crate::engine::Mark;

/// Returns what the player of this mark is called, if not by the mark.
pub fn name_of(cx: &ViewContext, mark: Mark) -> Option<String> {
    Some(match cx.state.name_of(mark)? {
        PlayerName::Named(name) => name.to_owned(),
        PlayerName::Numbered(seat) => cx.texts.numbered_player(seat),
    })
}
