//! The label of the main button.

use super::reset_button::ResetLabel;
use crate::i18n::Texts;
use crate::state::{Answer, MatchLength};
use crate::ui::context::ViewContext;

/// Returns the label of the main button, which has emphasis when the game is over and its last move is sent, also while the
/// player looks back at it. Where the player tries again, or is shown what to try, it steps back.
pub fn label(cx: &ViewContext) -> ResetLabel {
    let state = cx.state;
    let is_over = state.round.last_outcome().is_some();
    let label = reset_label(cx.texts, state.match_length(), state.match_winner().is_some(), is_over);
    let is_tried_again = !state.is_reviewable() || state.coach().answer == Answer::Mistake;
    ResetLabel { is_primary: is_over && !is_tried_again && !state.is_to_be_sent(), ..label }
}

/// Returns the label in a match of this length, which may be won, with emphasis if the game is over.
pub fn reset_label(texts: Texts, length: MatchLength, is_won: bool, is_over: bool) -> ResetLabel {
    let label = match length {
        _ if is_won => texts.new_match(),
        MatchLength::Unlimited if is_over => texts.play_again(),
        _ if is_over => texts.next_game(),
        _ => texts.new_game(),
    };
    ResetLabel { label, is_primary: is_over }
}
