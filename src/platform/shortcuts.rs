//! Keys that work wherever the focus is.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

use crate::state::{CoachTool, Dialog, GameAction, Go};

/// Emits what a key asks for, for as long as the listener is kept.
pub fn listen(dispatch: Callback<GameAction>) -> EventListener {
    // A listener that may keep the browser from doing something of its own has to say so.
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&gloo_utils::document(), "keydown", options, move |event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        if is_meant_for_something_else(event) {
            return;
        }
        if let Some(action) = action(event) {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}

/// What a key asks for.
fn action(event: &KeyboardEvent) -> Option<GameAction> {
    let key = event.key().to_ascii_lowercase();
    if event.ctrl_key() || event.meta_key() {
        return (key == "z").then_some(if event.shift_key() { GameAction::Redo } else { GameAction::Undo });
    }
    Some(match key.as_str() {
        "n" => GameAction::Reset,
        "h" => GameAction::Toggle(CoachTool::Hint),
        "v" => GameAction::Toggle(CoachTool::Values),
        "home" => GameAction::Go(Go::First),
        "arrowleft" => GameAction::Go(Go::Back),
        "arrowright" => GameAction::Go(Go::Forward),
        "end" => GameAction::Go(Go::Last),
        "?" => GameAction::Show(Dialog::Shortcuts),
        _ => match key.as_bytes() {
            [digit @ b'1'..=b'9'] => GameAction::PlayNumbered(digit - b'0'),
            _ => return None,
        },
    })
}

/// Whether a key press belongs to the browser or to a field in focus, or only repeats itself.
fn is_meant_for_something_else(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.alt_key()
        || event.repeat()
        || event.default_prevented()
        || target.is_some_and(|target| matches!(target.closest("input, select, textarea"), Ok(Some(_))))
}
