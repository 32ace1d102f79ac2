//! The panel *Best moves*: the variations of the shown position.

use crate::analysis;
use crate::ui::elements::is_open;
use crate::ui::prelude::*;
use engine::Variation;

/// The largest number of moves that a row names. They fit its two lines in large text.
const NAMED_MOVES: usize = 8;

/// The panel, which is there while the player asks for help or looks back, and closed until the player opens it. It is as large for three variations as for none. The board numbers the
/// moves of the variation at which the player points, or whose button is pressed.
pub fn best_moves(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, dispatch, .. } = *cx;
    let ontoggle = dispatch.reform(|event: Event| analysis::Msg::ShowVariations(is_open(&event)).into());
    let is_shown = state.shows_variations();
    let is_offered = is_shown || state.offers_variations() && state.coach().is_active();
    let found = state.variations().unwrap_or_default();
    let caption = if is_shown { texts.variations_caption(state, &found) } else { String::new() };
    html! {
        <details class="panel exploration" hidden={!is_offered} open={is_shown} {ontoggle}>
            <summary><h2>{ texts.best_moves() }</h2></summary>
            <ol class="variations">
                { for found.best.iter().enumerate().map(|(number, variation)| row(cx, number, variation)) }
            </ol>
            <small>{ caption }</small>
        </details>
    }
}

/// One variation: its chance or result, then its first moves.
fn row(cx: &ViewContext, number: usize, variation: &Variation) -> Html {
    let state = cx.state;
    let is_pinned = state.pinned_variation() == Some(number);
    let action = analysis::Msg::PinVariation(state.game().cursor(), (!is_pinned).then_some(number));
    html! {
        <li data-names={variation.moves_text()} data-ordered="">
            <button
                type="button"
                data-action="variation"
                aria-pressed={is_pinned.to_string()}
                onclick={cx.on_click(action.into())}
            >
                <b>{ cx.texts.worth(state, variation) }</b>
                <span>{ variation.first_moves_text(NAMED_MOVES) }</span>
            </button>
        </li>
    }
}
