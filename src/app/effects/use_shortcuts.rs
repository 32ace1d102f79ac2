//! Keys that work wherever the focus is.

use std::ptr;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::browser::use_window_event::use_window_event;
use crate::state::{CoachTool, Dialog, GameAction, GameState, Go, Stage};

/// Dispatches the actions of keys, unless a dialog is open or the player does without shortcuts. A key without effect belongs to the
/// browser: Home and End then scroll.
#[hook]
pub fn use_shortcuts(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let (now, on) = (state.clone(), on.clone());
    let press = Callback::from(move |event: Event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        if is_meant_for_something_else(event) {
            return;
        }
        if presses_finished_board(event) {
            event.prevent_default();
            return on.emit(GameAction::Reset);
        }
        let is_turn = matches!(now.stage(), Stage::Turn(_)) && !now.game().is_in_the_past();
        if is_turn && enters_board(event) {
            event.prevent_default();
            focus_tab_stop();
        } else if let Some(action) = action(event, now.arrows()).filter(|action| now.may_change_by(action)) {
            event.prevent_default();
            on.emit(action);
        }
    });
    let is_active = state.dialog.is_none() && !state.preferences.without_shortcuts;
    // The callback keeps its state, so that no other state has the same address.
    use_window_event("keydown", is_active.then_some(ptr::from_ref(&**state) as usize as u32), press);
}

/// Whether a key is an arrow that is pressed while nothing has the focus.
fn enters_board(event: &KeyboardEvent) -> bool {
    let has_modifier = event.ctrl_key() || event.meta_key() || event.shift_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.key().starts_with("Arrow")
        && !has_modifier
        && target.is_some_and(|target| matches!(target.closest("body *"), Ok(None)))
}

/// Whether Enter is pressed on the board of a finished game, whose most likely next step is the main button.
fn presses_finished_board(event: &KeyboardEvent) -> bool {
    const BOARD: &str = ".page:has([data-action=reset][data-kind=primary]):not([data-status=playing]) .board *";
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.key() == "Enter" && target.is_some_and(|target| target.matches(BOARD).unwrap_or_default())
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
    let key = key_of(&event.key(), &event.code(), event.shift_key());
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
        "?" | "؟" => GameAction::Show(Dialog::Shortcuts),
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

/// Returns a key in lower case: by its position if it types another script than Latin, or a digit, which some layouts type only with
/// Shift.
fn key_of(key: &str, code: &str, has_shift: bool) -> String {
    // The letters of Latin alphabets come before U+0250.
    let is_other_script = key > "\u{24F}";
    // Such as N in `KeyN`, or 1 in `Digit1` and `Numpad1`.
    let sign = code.get(code.len().saturating_sub(1)..).unwrap_or_default();
    let goes_by_position = match code.bytes().last() {
        Some(b'0'..=b'9') => is_other_script || !has_shift && code.starts_with("Digit"),
        _ => is_other_script && code.len() == 4,
    };
    if goes_by_position { sign } else { key }.to_ascii_lowercase()
}

/// Whether a key press belongs to the browser or to a field in focus, or only repeats itself. Of the shortcuts, only those with
/// a name, such as the arrows, mean something to a radio button.
fn is_meant_for_something_else(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let fields = if key.len() > 1 && key.is_ascii() {
        "input, select, textarea"
    } else {
        "input:not([type=radio]), select, textarea"
    };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.alt_key()
        || event.repeat()
        || event.default_prevented()
        || target.is_some_and(|target| matches!(target.closest(fields), Ok(Some(_))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_scripts_go_by_position_and_latin_layouts_by_letter() {
        for (key, code, expected) in [
            // Russian, Hebrew, Arabic, Korean, full width.
            ("я", "KeyZ", "z"),
            ("י", "KeyH", "h"),
            ("ى", "KeyN", "n"),
            ("ㅜ", "KeyN", "n"),
            ("ｈ", "KeyH", "h"),
            // QWERTZ, Dvorak, and a Latin letter beyond ASCII in the place of Z.
            ("Z", "KeyY", "z"),
            ("n", "KeyL", "n"),
            ("à", "KeyZ", "à"),
            // Signs of other scripts are no letters.
            ("х", "BracketLeft", "х"),
            ("؟", "Slash", "؟"),
            ("?", "Digit7", "?"),
            ("ArrowLeft", "ArrowLeft", "arrowleft"),
        ] {
            let has_shift = key == "?";
            assert_eq!(key_of(key, code, has_shift), expected, "{key} at {code}");
        }
    }

    #[test]
    fn digits_of_every_keyboard_and_script_are_digits() {
        // Also Arabic and Hindi, and French and Czech layouts, which type digits with Shift.
        for (key, code) in [
            ("5", "Digit5"),
            ("5", "Numpad5"),
            ("5", ""),
            ("٥", "Numpad5"),
            ("५", "Digit5"),
            ("(", "Digit5"),
            ("ř", "Digit5"),
        ] {
            assert_eq!(key_of(key, code, false), "5", "{key} at {code}");
        }
        assert_eq!(key_of("5", "Digit5", true), "5", "French");
        assert_eq!(key_of("%", "Digit5", true), "%", "English");
    }
}
