//! The board of a game.

pub mod grid;
pub mod lit_squares;
pub mod square;
pub mod strike;
pub mod use_lit_squares;

use yew::prelude::*;

use grid::grid;
use square::{Cell, Highlight, Square, SquareValue};

use crate::i18n::{SquareContent, Texts};
use crate::state::GameAction;
use crate::state::compared::Ignored;
use engine;
use engine::{Game, Position};

/// Properties of [`Board`].
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// The game; its current position is shown.
    pub game: Game,
    /// Whether free squares can be played: the game goes on and the host page allows it.
    pub is_playable: bool,
    /// Whether it is not a local player's turn.
    pub is_waiting: bool,
    /// The coach's annotations.
    pub annotations: Annotations,
    /// The square that the player aims at.
    pub aim: Option<engine::Square>,
    /// Receives the actions of presses.
    pub onaction: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
    /// Draws a stroke through each completed line.
    pub strike: Option<Strike>,
}

/// Draws a stroke through each completed line of a position. There is only one such function.
pub type Strike = Ignored<fn(Position) -> Html>;

/// The coach's annotations on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The square of the hint.
    pub hint: Option<engine::Square>,
    /// The squares that the sentence names.
    pub explained: engine::Squares,
    /// The evaluation of each free square for the side to move, if values are shown.
    pub values: Vec<(engine::Square, SquareValue)>,
}

/// The board of a game: a grid of squares, and a stroke through each completed line.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let position = props.game.position();
    let winning: engine::Squares = position.completed_lines().iter().flat_map(|line| line.iter()).collect();

    let square = |square: engine::Square| {
        let content = SquareContent::new(position.mark_at(square), winning.contains(square));
        let Annotations { hint, explained, values } = &props.annotations;
        let value = values.iter().find(|(valued, _)| *valued == square).map(|(_, value)| value.clone());
        let highlight = match hint {
            _ if props.aim == Some(square) => Highlight::Aimed,
            Some(hint) if *hint == square => Highlight::Hint,
            _ if explained.contains(square) => Highlight::Explained,
            _ => Highlight::None,
        };
        let cell = Cell {
            square,
            content,
            value,
            is_last: props.game.last_move() == Some(square),
            highlight,
            is_playable: props.is_playable && content == SquareContent::Empty,
            is_task: false,
        };
        html! { <Square {cell} onaction={&props.onaction} texts={props.texts} /> }
    };
    let strike = props.strike.map(|draw| (draw.0)(position)).unwrap_or_default();
    grid(position.rules(), props.texts.board_label(), props.is_waiting, &square, strike)
}
