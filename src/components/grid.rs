//! A board as a grid of buttons that the arrow keys move in: that of the game, and that on which a position is set up.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use crate::engine::decimal::decimal;
use crate::engine::{Rules, Square};
use crate::state::GameAction;

/// A layout grid as the ARIA Authoring Practices describe it: rows of cells with one button each, drawn by `square`, of
/// which one is the tab stop. The arrow keys, Home and End (with Ctrl: the first and the last square) move the focus
/// between the buttons, without leaving the board at an edge.
pub fn grid(
    rules: Rules,
    label: &'static str,
    is_disabled: bool,
    square: &dyn Fn(Square) -> Html,
    above: Html,
    on: &Callback<GameAction>,
) -> Html {
    let onfocusin = {
        let on = on.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(event.target()) {
                on.emit(GameAction::Focus(square));
            }
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = square_of(event.target()).and_then(|square| step(rules, square, &event)) {
            event.prevent_default();
            focus(event.target(), next);
        }
    });
    let row = |row: u8| html! { <div role="row" class="row">{ for rules.row(row).map(square) }</div> };
    html! {
        <div
            role="grid"
            class="board"
            aria-label={label}
            aria-disabled={is_disabled.then_some("true")}
            {onfocusin}
            {onkeydown}
        >
            { for (0..rules.rows()).map(row) }
            { above }
        </div>
    }
}

/// The element that an event happened on, or the one around it that the selector finds.
fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The square whose button an event happened on: one of the game, or one of a position that is set up.
fn square_of(target: Option<EventTarget>) -> Option<Square> {
    let button = closest(target, "button")?;
    button.get_attribute("data-square").or_else(|| button.get_attribute("data-set"))?.parse().ok()
}

/// Puts the focus on the button of a square of the board that an event happened on.
fn focus(target: Option<EventTarget>, square: Square) {
    let [row, column] = [square.row(), square.column()].map(|index| decimal(u64::from(index) + 1));
    let place = [":nth-child(", &row, ") > :nth-child(", &column, ") > button"].concat();
    let button = closest(target, "[role=grid]")
        .and_then(|grid| grid.query_selector(&place).ok().flatten())
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // A button that is on the screen takes the focus; if it could not, the focus would stay where it was.
        let _ = button.focus();
    }
}

/// The square that a key leads to, or `None` for a key that does not lead anywhere.
fn step(rules: Rules, from: Square, event: &KeyboardEvent) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (last_column, last_row) = (rules.columns() - 1, rules.rows() - 1);
    let has_modifier = event.alt_key() || event.meta_key() || event.shift_key();
    let (column, row) = match (event.key().as_str(), event.ctrl_key()) {
        _ if has_modifier => return None,
        ("ArrowLeft", false) => (column.saturating_sub(1), row),
        ("ArrowRight", false) => ((column + 1).min(last_column), row),
        ("ArrowUp", false) => (column, row.saturating_sub(1)),
        ("ArrowDown", false) => (column, (row + 1).min(last_row)),
        ("Home", false) => (0, row),
        ("End", false) => (last_column, row),
        ("Home", true) => (0, 0),
        ("End", true) => (last_column, last_row),
        _ => return None,
    };
    Square::new(column, row)
}
