//! The first press on a square that is too small for a finger.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;
use yew::prelude::*;

use super::small_square::{is_hard_to_hit, pressed_button};
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::GameAction;
use engine::Square;

/// Aims at a square of the game that is too small, where a press would otherwise play.
#[hook]
pub fn use_aim(on: &Callback<GameAction>) {
    let on = on.clone();
    use_keyed_effect(Some(0), move || {
        // Before the square itself.
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&gloo_utils::document(), "click", options, move |event| {
            let square = event.dyn_ref::<MouseEvent>().filter(|event| is_hard_to_hit(event)).and_then(pressed_square);
            if let Some(square) = square {
                event.stop_propagation();
                on.emit(GameAction::Aim(square));
            }
        })
    });
}

/// Returns the square of the game that a press hits.
fn pressed_square(event: &MouseEvent) -> Option<Square> {
    pressed_button(event)?.get_attribute("data-square")?.parse().ok()
}
