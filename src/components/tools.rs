//! What helps with the game, in one row below the board.

use yew::prelude::*;

use super::controls::tool;
use crate::i18n::Texts;
use crate::state::{Aid, Dialog, GameAction, GameState, Stage};

/// Undo, redo, hint and values; at the right one more button: Send for a move that the remote player lacks, Review for a
/// game that is over or reviewed, and otherwise Why? for the computer player's move.
pub fn tools(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let aids = state.aids();
    let is_over = matches!(state.stage(), Stage::Over(_));
    // A review that goes through the game can be ended wherever it is.
    let (name, label, is_pressed, does) = if !aids.review && state.is_to_be_sent() {
        ("send", texts.send, None, GameAction::Show(Dialog::Share(None)))
    } else if is_over || aids.review {
        ("review", texts.review, Some(aids.review), GameAction::Toggle(Aid::Review))
    } else {
        ("why", texts.why, Some(aids.why), GameAction::Toggle(Aid::Why))
    };
    let key = |key| (!state.preferences().without_shortcuts).then_some(key);
    let is_offered = name != "why" || state.computer_that_made(state.game().cursor()).is_some();
    html! {
        <div key="tools" class="tools" role="group" aria-label={texts.tools}>
            { tool("undo", "#icon-undo", texts.undo, key("Ctrl+Z"), state.can_undo(), None, GameAction::Undo, on) }
            { tool("redo", "#icon-redo", texts.redo, key("Ctrl+Shift+Z"), state.can_redo(), None, GameAction::Redo, on) }
            { tool("hint", "#icon-hint", texts.hint, key("H"), !is_over, Some(aids.hint), GameAction::Toggle(Aid::Hint), on) }
            { tool("values", "#icon-values", texts.values, key("V"), true, Some(aids.values), GameAction::Toggle(Aid::Values), on) }
            <button
                type="button"
                class="quiet offer"
                data-action={name}
                aria-pressed={is_pressed.map(|is_pressed| if is_pressed { "true" } else { "false" })}
                hidden={!is_offered}
                onclick={on.reform(move |_| does.clone())}
            >
                { label }
            </button>
        </div>
    }
}
