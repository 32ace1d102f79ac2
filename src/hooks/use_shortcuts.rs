//! Keys that work wherever the focus is.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::use_window_event;
use crate::state::{CoachTool, Dialog, GameAction, GameState, Go, Stage};

/// Dispatches the actions of keys, unless a dialog is open or the player does without shortcuts.
#[hook]
pub fn use_shortcuts(state: &GameState, on: &Callback<GameAction>) {
    let (on, arrows) = (on.clone(), state.arrows());
    let is_reversed = arrows == [Go::Forward, Go::Back];
    let is_turn = matches!(state.stage(), Stage::Turn(_)) && !state.game().is_in_the_past();
    let press = Callback::from(move |event: Event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        if is_meant_for_something_else(event) {
            return;
        }
        if is_turn && enters_board(event) {
            event.prevent_default();
            focus_tab_stop();
        } else if let Some(action) = action(event, arrows) {
            event.prevent_default();
            on.emit(action);
        }
    });
    let is_active = state.dialog.is_none() && !state.preferences.without_shortcuts;
    use_window_event("keydown", is_active.then_some(u32::from(is_reversed) + 2 * u32::from(is_turn)), press);
}

/// Whether a key is an arrow that is pressed while nothing has the focus.
fn enters_board(event: &KeyboardEvent) -> bool {
    let has_modifier = event.ctrl_key() || event.meta_key() || event.shift_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.key().starts_with("Arrow")
        && !has_modifier
        && target.is_some_and(|target| matches!(target.closest("body *"), Ok(None)))
}

/// Moves the focus to the tab stop of the board.
fn focus_tab_stop() {
    let square = gloo_utils::document().query_selector("[data-square][tabindex='0']").ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        // A visible button accepts the focus.
        let _ = square.focus();
    }
}

/// Returns the action of a key.
fn action(event: &KeyboardEvent, [left, right]: [Go; 2]) -> Option<GameAction> {
    let key = event.key().to_ascii_lowercase();
    if event.ctrl_key() || event.meta_key() {
        return (key == "z").then_some(if event.shift_key() { GameAction::Redo } else { GameAction::Undo });
    }
    Some(match key.as_str() {
        "n" => GameAction::Reset,
        "h" => GameAction::Toggle(CoachTool::Hint),
        "v" => GameAction::Toggle(CoachTool::Values),
        "home" => GameAction::Go(Go::First),
        "arrowleft" => GameAction::Go(left),
        "arrowright" => GameAction::Go(right),
        "end" => GameAction::Go(Go::Last),
        "?" => GameAction::Show(Dialog::Shortcuts),
        _ => match key.as_bytes() {
            [digit @ b'1'..=b'9'] => {
                let number = digit - b'0';
                // The top row is 7 8 9 on a number pad, and 1 2 3 otherwise.
                let is_on_pad = event.location() == KeyboardEvent::DOM_KEY_LOCATION_NUMPAD;
                GameAction::PlayNumbered(if is_on_pad { number + 6 - (number - 1) / 3 * 6 } else { number })
            }
            _ => return None,
        },
    })
}

/// Whether a key press belongs to the browser or to a field in focus, or only repeats itself. Of the shortcuts, only those with
/// a name, such as the arrows, mean something to a radio button.
fn is_meant_for_something_else(event: &KeyboardEvent) -> bool {
    let fields =
        if event.key().len() > 1 { "input, select, textarea" } else { "input:not([type=radio]), select, textarea" };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.alt_key()
        || event.repeat()
        || event.default_prevented()
        || target.is_some_and(|target| matches!(target.closest(fields), Ok(Some(_))))
}
