//! The label of the main button.

use super::reset_button::ResetLabel;
use crate::state::MatchLength;
use crate::ui::context::ViewContext;

/// Returns the label of the main button, which has emphasis when the game is over and its last move is sent, also while the
/// player looks back at it.
pub fn label(cx: &ViewContext) -> ResetLabel {
    let ViewContext { state, texts, .. } = *cx;
    let is_over = state.round.last_outcome().is_some();
    let label = match state.match_length() {
        _ if state.match_winner().is_some() => texts.new_match(),
        MatchLength::Unlimited if is_over => texts.play_again(),
        _ if is_over => texts.next_game(),
        _ => texts.new_game(),
    };
    ResetLabel { label, is_primary: is_over && !state.is_to_be_sent() }
}
