//! The button grid of the board and the position editor, with keyboard navigation.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use crate::engine::decimal::decimal;
use crate::engine::{Rules, Square};
use crate::state::GameAction;

/// A layout grid (ARIA Authoring Practices): rows of cells with one button each, one of them the tab stop. Arrow keys move
/// the focus by one square, Home and End to the ends of the row, Ctrl+Home and Ctrl+End to the ends of the board.
///
/// `square` renders a cell. `above` overlays all cells.
pub fn grid(
    rules: Rules,
    label: &'static str,
    is_disabled: bool,
    square: &dyn Fn(Square) -> Html,
    above: Html,
    dispatch: &Callback<GameAction>,
) -> Html {
    let onfocusin = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(event.target(), rules).filter(|_| !is_pressed(event.target())) {
                dispatch.emit(GameAction::Focus(square));
            }
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = square_of(event.target(), rules).and_then(|square| step(rules, square, &event)) {
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

/// Returns the closest element to an event target that matches the selector.
fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Returns the square of an event target, in the game (`data-square`) or in the position editor (`data-set`).
fn square_of(target: Option<EventTarget>, rules: Rules) -> Option<Square> {
    let button = closest(target, "button")?;
    let name = button.get_attribute("data-square").or_else(|| button.get_attribute("data-set"))?;
    // Unlike parsing, comparing adds nothing to a first visit.
    rules.squares().iter().find(|square| square.name() == name)
}

/// Returns whether a free square of the game has the focus because it is pressed. It becomes the tab stop when it is played, so
/// that a press renders once.
fn is_pressed(target: Option<EventTarget>) -> bool {
    closest(target, "[data-square]:not([aria-disabled], :focus-visible)").is_some()
}

/// Focuses a square of the grid that contains the event target.
fn focus(target: Option<EventTarget>, square: Square) {
    let [row, column] = [square.row(), square.column()].map(|index| decimal(u64::from(index) + 1));
    let selector = [":nth-child(", &row, ") > :nth-child(", &column, ") > button"].concat();
    let button = closest(target, "[role=grid]")
        .and_then(|grid| grid.query_selector(&selector).ok().flatten())
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // A visible button accepts the focus.
        let _ = button.focus();
    }
}

/// Returns the square that a key moves the focus to, or `None` for other keys.
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
