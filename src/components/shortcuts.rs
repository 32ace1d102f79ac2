//! Keys that work wherever the focus is.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::engine::{Rules, Square};
use crate::state::GameAction;

/// Calls back with what a key asks for, for as long as the listener is kept.
pub fn listen(rules: Rules, callback: impl Fn(GameAction) + 'static) -> EventListener {
    EventListener::new(&gloo_utils::document(), "keydown", move |event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        if is_meant_for_something_else(event) {
            return;
        }
        if let Some(action) = action(rules, &event.key()) {
            event.prevent_default();
            callback(action);
        }
    })
}

/// What a key asks for.
fn action(rules: Rules, key: &str) -> Option<GameAction> {
    match key {
        "n" | "N" => Some(GameAction::Reset),
        digit => numbered_square(rules, digit.parse().ok()?).map(GameAction::Play),
    }
}

/// The square that a digit from 1 to 9 stands for: the squares of a 3×3 board are numbered as a telephone's keys are.
/// Larger boards have too many squares for that.
fn numbered_square(rules: Rules, digit: u8) -> Option<Square> {
    let nth = usize::from(digit).checked_sub(1)?;
    if rules.columns() == 3 && rules.rows() == 3 { rules.squares().iter().nth(nth) } else { None }
}

/// Whether a key press belongs to the browser, to a field in focus or to an open dialog, or only repeats itself.
fn is_meant_for_something_else(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || event.repeat()
        || event.default_prevented()
        || target.is_some_and(|target| matches!(target.closest("input, select, textarea, dialog"), Ok(Some(_))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_laid_out_like_a_telephone() {
        let square = |key| match action(Rules::TIC_TAC_TOE, key) {
            Some(GameAction::Play(square)) => Some(square.to_string()),
            _ => None,
        };
        assert_eq!(square("1").as_deref(), Some("a1"));
        assert_eq!(square("3").as_deref(), Some("c1"));
        assert_eq!(square("5").as_deref(), Some("b2"));
        assert_eq!(square("7").as_deref(), Some("a3"));
        assert_eq!(square("9").as_deref(), Some("c3"));
        for key in ["0", "10", "-1", "+1", "a", "Enter", ""] {
            assert_eq!(square(key), None, "{key}");
        }
    }
}
