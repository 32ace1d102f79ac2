//! The board of a game.

use yew::prelude::*;

use super::grid::grid;
use super::square::{Light, Square};
use super::strike::strike;
use crate::engine::{self, Game};
use crate::i18n::{SquareContent, Texts};
use crate::panels::OnBoard;
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

/// The board of a game: a grid of squares, and a stroke through the winning ones.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let position = props.game.position();
    let rules = position.rules();
    let lines = position.completed_lines();
    let winning: engine::Squares = lines.iter().flat_map(|line| line.iter()).collect();
    let mark = lines.first().and_then(|line| position.mark_at(line.first()));

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
    grid(rules, props.texts.board, props.is_waiting, &square, strike(rules, &lines, mark), &props.onaction)
}
