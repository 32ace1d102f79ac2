//! The board: a grid of squares that the arrow keys move in.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::square::Square;
use super::strike::Strike;
use crate::engine::{self, Game, Line, Outcome, Position, Rules};
use crate::i18n::{SquareContent, Texts};

/// Properties of [`Board`].
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The game whose position is shown.
    pub game: Game,
    /// Whether a person is to move.
    pub is_playable: bool,
    /// Called with the square that somebody plays.
    pub onplay: Callback<engine::Square>,
    /// The texts.
    pub texts: Texts,
}

/// The board of a game: rows of squares, and a stroke through the winning ones.
///
/// It has one tab stop. The arrow keys, Home and End (with Ctrl: the first and the last square) move the focus between
/// its squares, without leaving the board at an edge.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let position = props.game.position();
    let rules = position.rules();
    let grid = use_node_ref();
    let tab_stop = use_state(|| rules.squares().first());
    let lines = winning_lines(&props.game, &position);
    let winning: engine::Squares = lines.iter().flat_map(|line| line.iter()).collect();
    let mark = lines.first().and_then(|line| position.mark_at(line.first()));

    let onfocusin = {
        let tab_stop = tab_stop.clone();
        Callback::from(move |event: FocusEvent| tab_stop.set(square_of(event.target())))
    };
    let onkeydown = {
        let grid = grid.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = square_of(event.target()).and_then(|square| step(rules, square, &event)) {
                event.prevent_default();
                focus(&grid, next);
            }
        })
    };
    let square = |square: engine::Square| {
        let content = match position.mark_at(square) {
            None => SquareContent::Empty,
            Some(mark) if winning.contains(square) => SquareContent::Winning(mark),
            Some(mark) => SquareContent::Taken(mark),
        };
        html! {
            <Square
                key={square.index()}
                {square}
                {content}
                is_last={props.game.last_move() == Some(square)}
                is_playable={props.is_playable && content == SquareContent::Empty}
                is_tab_stop={*tab_stop == Some(square)}
                onplay={&props.onplay}
                texts={props.texts}
            />
        }
    };
    let row = |row: u8| html! { <div key={row} role="row" class="row">{ for rules.row(row).map(square) }</div> };
    html! {
        <div ref={grid} role="grid" class="board" aria-label={props.texts.board} {onfocusin} {onkeydown}>
            { for (0..rules.rows()).map(row) }
            <Strike key="strike" {rules} {lines} {mark} />
        </div>
    }
}

/// The lines that the last move completed.
fn winning_lines(game: &Game, position: &Position) -> Vec<Line> {
    match (position.outcome(), game.last_move()) {
        (Some(Outcome::Won { .. }), Some(last)) => position.lines_through(last).collect(),
        _ => Vec::new(),
    }
}

/// The square whose button an event happened on.
fn square_of(target: Option<web_sys::EventTarget>) -> Option<engine::Square> {
    let element = target?.dyn_into::<Element>().ok()?;
    element.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}

/// The square that a key leads to, or `None` for a key that does not lead anywhere.
fn step(rules: Rules, from: engine::Square, event: &KeyboardEvent) -> Option<engine::Square> {
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
    engine::Square::new(column, row)
}

/// Puts the focus on a square's button.
fn focus(grid: &NodeRef, square: engine::Square) {
    let button = grid
        .cast::<Element>()
        .and_then(|grid| grid.query_selector(&format!("[data-square={square}]")).ok().flatten())
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // A button that is on the screen takes the focus; if it could not, the focus would stay where it was.
        let _ = button.focus();
    }
}
