//! The board of a puzzle or of a step of the lesson.

use yew::prelude::*;

use super::dialog_square::{DialogSquare, dialog_square};
use crate::components::ViewContext;
use crate::components::grid::grid;
use crate::components::square::Highlight;
use crate::engine::{Position, Square, Squares};
use crate::i18n::SquareContent;
use crate::state::GameAction;

/// A board on which the player answers with a move.
pub struct TaskBoard<'a> {
    /// The position.
    pub position: Position,
    /// The last move.
    pub last: Option<Square>,
    /// The highlight of a square.
    pub highlight: &'a dyn Fn(Square) -> Highlight,
    /// What overlays the squares.
    pub above: Html,
    /// Whether a press has no effect.
    pub is_disabled: bool,
    /// The square that is the tab stop of the grid.
    pub tab_stop: Option<Square>,
    /// Receives the answer.
    pub onanswer: Callback<Square>,
    /// Receives the square that gets the focus.
    pub onfocus: Callback<Square>,
}

/// The board with its squares.
pub fn task_board(cx: &ViewContext, board: TaskBoard) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let TaskBoard { position, last, highlight, above, is_disabled, tab_stop, onanswer, onfocus } = board;
    let lines = position.completed_lines();
    let winning = lines.iter().fold(Squares::EMPTY, |squares, line| squares | line.squares());
    let square = |square: Square| {
        let content = SquareContent::new(position.mark_at(square), winning.contains(square));
        let look = DialogSquare {
            square,
            content,
            highlight: highlight(square),
            is_last: last == Some(square),
            is_disabled: is_disabled || content != SquareContent::Empty,
            is_tab_stop: tab_stop == Some(square),
        };
        dialog_square(look, texts, onanswer.reform(move |_: MouseEvent| square))
    };
    let onaction = {
        let dispatch = dispatch.clone();
        Callback::from(move |action| match action {
            GameAction::Focus(square) => onfocus.emit(square),
            other => dispatch.emit(other),
        })
    };
    grid(position.rules(), texts.board_label(), is_disabled, &square, above, &onaction)
}
