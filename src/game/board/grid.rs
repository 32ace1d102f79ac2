//! The button grid of the board and the position editor, with keyboard navigation.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use engine::decimal::decimal;
use engine::{Rules, Square};

/// A layout grid (ARIA Authoring Practices): rows of cells with one button each, one of them the tab stop. Arrow keys move
/// the focus by one square, Home and End to the ends of the row, Ctrl+Home and Ctrl+End to the ends of the board.
///
/// The first square is rendered as the tab stop. Then only the document knows it: neither focus nor press renders anything for it,
/// and a change of the focused button's tab index after a move would make Chromium compute style and layout twice.
///
/// `square` renders a cell. `above` overlays all cells.
pub fn grid(
    rules: Rules,
    label: &'static str,
    is_disabled: bool,
    square: &dyn Fn(Square) -> Html,
    above: Html,
) -> Html {
    let onfocusin = Callback::from(|event: FocusEvent| move_tab_stop(event.target()));
    // Safari does not focus a pressed button.
    let onclick = Callback::from(|event: MouseEvent| move_tab_stop(event.target()));
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = square_of(event.target(), rules).and_then(|square| step(rules, square, &event)) {
            event.prevent_default();
            focus(event.target(), next);
        }
    });
    // Otherwise the contents of all its squares would be the name of a row.
    let row = |row: u8| {
        html! { <div role="row" class="row" aria-label={decimal(u64::from(row) + 1)}>{ for rules.row(row).map(square) }</div> }
    };
    // Squares of another board have the tab index that is rendered for them.
    let key = decimal(u64::from(rules.columns()) << 8 | u64::from(rules.rows()));
    html! {
        <div
            {key}
            role="grid"
            class="board"
            aria-label={label}
            aria-disabled={is_disabled.then_some("true")}
            {onfocusin}
            {onclick}
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

/// Returns the first element that matches the selector in the grid that contains the event target.
fn find_in_grid(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    closest(target, "[role=grid]")?.query_selector(selector).ok()?
}

/// Returns the square of an event target, in the game (`data-square`) or in the position editor (`data-set`).
fn square_of(target: Option<EventTarget>, rules: Rules) -> Option<Square> {
    let button = closest(target, "button")?;
    let name = button.get_attribute("data-square").or_else(|| button.get_attribute("data-set"))?;
    // Unlike parsing, comparing adds nothing to a first visit.
    rules.squares().iter().find(|square| square.name() == name)
}

/// Makes a square the tab stop of its grid.
fn move_tab_stop(target: Option<EventTarget>) {
    let Some(next) = closest(target.clone(), "[tabindex='-1']") else { return };
    let last = find_in_grid(target, "[tabindex='0']");
    for (square, index) in [(last, "-1"), (Some(next), "0")] {
        // The name of the attribute is valid.
        let _ = square.map(|square| square.set_attribute("tabindex", index));
    }
}

/// Focuses a square of the grid that contains the event target.
fn focus(target: Option<EventTarget>, square: Square) {
    let [row, column] = [square.row(), square.column()].map(|index| decimal(u64::from(index) + 1));
    let selector = [":nth-child(", &row, ") > :nth-child(", &column, ") > button"].concat();
    if let Some(button) = find_in_grid(target, &selector).and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
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
