//! Swipes on the list of moves.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};
use yew::prelude::*;

use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::{GameAction, Go};

/// The minimum horizontal distance of a swipe, in CSS pixels.
const MIN_DISTANCE: i32 = 40;

/// Goes in the direction of the right arrow for a swipe to the left, and in that of the left arrow for one to the right.
#[hook]
pub fn use_swipes(arrows: [Go; 2], on: &Callback<GameAction>) {
    let on = on.clone();
    let [left, right] = arrows;
    let is_reversed = arrows == [Go::Forward, Go::Back];
    use_keyed_effect(Some(is_reversed.into()), move || {
        let start = Rc::new(Cell::new(None));
        let document = gloo_utils::document();
        let down = {
            let start = start.clone();
            EventListener::new(&document, "pointerdown", move |event| start.set(swipe_position(event)))
        };
        let up = EventListener::new(&document, "pointerup", move |event| {
            if let (Some(from), Some(to)) = (start.take(), swipe_position(event)) {
                let distance = to - from;
                if distance.abs() >= MIN_DISTANCE {
                    // The list follows the finger.
                    on.emit(GameAction::Go(if distance < 0 { right } else { left }));
                }
            }
        });
        (down, up)
    });
}

/// Returns the horizontal position of a finger or pen on a swipeable element, in CSS pixels.
fn swipe_position(event: &Event) -> Option<i32> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let is_swipeable = pointer.pointer_type() != "mouse" && matches!(target.closest("[data-swipe]"), Ok(Some(_)));
    is_swipeable.then(|| pointer.client_x())
}
