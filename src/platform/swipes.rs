//! Swiping through the game on the list of its moves.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};
use yew::Callback;

use crate::state::{GameAction, Go};

/// How far a finger goes sideways, in CSS pixels, before it means the next moment and not a press.
const FAR_ENOUGH: i32 = 40;

/// Goes one move on for a swipe to the left, as one turns a page, and one back for a swipe to the right, for as long as
/// the listeners are kept.
pub fn listen(dispatch: Callback<GameAction>) -> [EventListener; 2] {
    let start = Rc::new(Cell::new(None));
    let document = gloo_utils::document();
    let down = {
        let start = start.clone();
        EventListener::new(&document, "pointerdown", move |event| start.set(swipe_place(event)))
    };
    let up = EventListener::new(&document, "pointerup", move |event| {
        if let (Some(from), Some(to)) = (start.take(), swipe_place(event)) {
            let distance = to - from;
            if distance.abs() >= FAR_ENOUGH {
                dispatch.emit(GameAction::Go(if distance < 0 { Go::Forward } else { Go::Back }));
            }
        }
    });
    [down, up]
}

/// Where a finger or a pen is, in CSS pixels from the left, if it is on something that can be swiped.
fn swipe_place(event: &Event) -> Option<i32> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let is_meant = pointer.pointer_type() != "mouse" && matches!(target.closest("[data-swipe]"), Ok(Some(_)));
    is_meant.then(|| pointer.client_x())
}
