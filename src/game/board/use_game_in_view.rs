//! Brings the game back into view.

use yew::prelude::*;

use crate::browser::document::matches;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::GameState;

/// The media query of the layout in which the choice of opponent is below the board (`styles/app.css`).
const IS_IN_PORTRAIT: &str = "not ((orientation: landscape) and (min-width: 560px))";

/// Scrolls to the game, which began like `begun`, when the player has chosen another opponent or side below it, because the next press is on the board. A
/// keyboard user stays at the choice, which has the focus.
#[hook]
pub fn use_game_in_view(state: &GameState, begun: &GameState) {
    let chosen = |state: &GameState| (state.setup().opponent, state.setup().play);
    let last = use_mut_ref(|| chosen(begun));
    let now = chosen(state);
    use_keyed_effect(None, move || {
        let has_chosen = last.replace(now) != now;
        let focused = gloo_utils::document().query_selector(".choices :focus-visible");
        if has_chosen && matches(IS_IN_PORTRAIT) && focused.is_ok_and(|focused| focused.is_none()) {
            gloo_utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}
