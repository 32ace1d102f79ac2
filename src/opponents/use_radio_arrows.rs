//! Arrow keys in the choice of opponent and side while a change would end the running game.

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use crate::browser::use_window_event::use_window_event;
use crate::state::GameState;
use crate::state::opponent::Opponent;
use engine::Mark;

/// Moves only the focus with the arrow keys while a choice would end the running game. The space bar then chooses.
#[hook]
pub fn use_radio_arrows(state: &GameState) {
    let ends_game = state.has_unfinished_play() && state.dialog.is_none();
    let press = Callback::from(|event: Event| {
        let next = next_radio(event.unchecked_ref());
        if let Some(next) = next {
            event.prevent_default();
            // A radio button in the page takes the focus.
            let _ = next.focus();
        }
    });
    use_window_event("keydown", ends_game.then_some(0), press);
}

/// Returns the radio button to which an arrow key leads.
fn next_radio(event: &KeyboardEvent) -> Option<HtmlElement> {
    let radio: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let (group, value) = (radio.name(), radio.value());
    let values: Vec<&str> = match &*group {
        "opponent" => Opponent::ALL.into_iter().map(Opponent::name).collect(),
        "play" => Mark::ALL.into_iter().map(Mark::name).collect(),
        _ => return None,
    };
    let index = values.iter().position(|other| *other == value)?;
    let step = match &*event.key() {
        "ArrowDown" | "ArrowRight" => 1,
        "ArrowUp" | "ArrowLeft" => values.len().checked_sub(1)?,
        _ => return None,
    };
    let mut others = (1..values.len()).filter_map(|steps| values.get((index + steps * step) % values.len()));
    // The page shows only some of the opponents.
    others.find_map(|value| {
        let selector = format!("[name={group}][value={value}]");
        gloo_utils::document().query_selector(&selector).ok()??.dyn_into().ok()
    })
}
