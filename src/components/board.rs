//! The board: a grid of squares that the arrow keys move in.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use super::square::{Light, Square};
use super::strike::strike;
use super::study::OnBoard;
use crate::engine::{self, Game, Rules};
use crate::i18n::{SquareContent, Texts};
use crate::state::GameAction;

/// Properties of [`Board`].
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The game whose position is shown.
    pub game: Game,
    /// Whether its free squares can be played at all in this position.
    pub is_playable: bool,
    /// Whether somebody else than a person at this screen is to move, or nobody.
    pub is_waiting: bool,
    /// What an explanation shows on it.
    pub on_board: OnBoard,
    /// The square that somebody aims at.
    pub aim: Option<engine::Square>,
    /// The one square that the tab key reaches.
    pub tab_stop: Option<engine::Square>,
    /// Called when somebody plays a square, or moves the focus to one.
    pub onaction: Callback<GameAction>,
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
    let lines = position.completed_lines();
    let winning: engine::Squares = lines.iter().flat_map(|line| line.iter()).collect();
    let mark = lines.first().and_then(|line| position.mark_at(line.first()));

    let onfocusin = {
        let onaction = props.onaction.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(event.target()) {
                onaction.emit(GameAction::Focus(square));
            }
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = square_of(event.target()).and_then(|square| step(rules, square, &event)) {
            event.prevent_default();
            focus(event.target(), next);
        }
    });
    let square = |square: engine::Square| {
        let content = match position.mark_at(square) {
            None => SquareContent::Empty,
            Some(mark) if winning.contains(square) => SquareContent::Winning(mark),
            Some(mark) => SquareContent::Taken(mark),
        };
        let OnBoard { pointed, lit, values } = &props.on_board;
        let value = values.iter().find(|(valued, _)| *valued == square).map(|(_, value)| value.clone());
        let light = match pointed {
            _ if props.aim == Some(square) => Light::Aimed,
            Some(pointed) if *pointed == square => Light::Pointed,
            _ if lit.contains(square) => Light::Lit,
            _ => Light::None,
        };
        html! {
            <Square
                {square}
                {content}
                {value}
                {light}
                is_last={props.game.last_move() == Some(square)}
                is_playable={props.is_playable && content == SquareContent::Empty}
                is_tab_stop={props.tab_stop == Some(square)}
                onaction={&props.onaction}
                texts={props.texts}
            />
        }
    };
    let row = |row: u8| html! { <div role="row" class="row">{ for rules.row(row).map(square) }</div> };
    html! {
        <div
            role="grid"
            class="board"
            aria-label={props.texts.board}
            aria-disabled={props.is_waiting.then_some("true")}
            {onfocusin}
            {onkeydown}
        >
            { for (0..rules.rows()).map(row) }
            { strike(rules, &lines, mark) }
        </div>
    }
}

/// The element that an event happened on, or the one around it that the selector finds.
fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The square whose button an event happened on.
fn square_of(target: Option<EventTarget>) -> Option<engine::Square> {
    closest(target, "[data-square]")?.get_attribute("data-square")?.parse().ok()
}

/// Puts the focus on the button of a square of the board that an event happened on.
fn focus(target: Option<EventTarget>, square: engine::Square) {
    let button = closest(target, "[role=grid]")
        .and_then(|grid| grid.query_selector(&format!("[data-square={square}]")).ok().flatten())
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // A button that is on the screen takes the focus; if it could not, the focus would stay where it was.
        let _ = button.focus();
    }
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
