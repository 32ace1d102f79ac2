//! Small drawings of boards.

use crate::ui::prelude::*;
use engine::decimal::{decimal, decimals};
use engine::other_games::GamePosition;
use engine::{Mark, Square};

/// The side of a square in user units.
const UNIT: u64 = 10;

/// Draws a board from its rows: `x`, `o`, `f` for a faded X, `l` for a lit square and `.` for an empty one.
pub fn picture(rows: &[&str]) -> Html {
    let shapes = [
        ("cells", "", "m1 1h8v8h-8z"),
        ("lit", "l", "m1 1h8v8h-8z"),
        ("x", "x", "m3 3 4 4m-4 0 4-4"),
        ("faded", "f", "m3 3 4 4m-4 0 4-4"),
        ("o", "o", "m5 3a2 2 0 1 0 .01 0"),
    ];
    let path = |(part, letters, shape): (&'static str, &str, &str)| {
        let cells = rows.iter().zip(0..).flat_map(|(row, y)| row.chars().zip(0..).map(move |(cell, x)| (cell, x, y)));
        let drawn = cells.filter(|(cell, ..)| letters.is_empty() || letters.contains(*cell));
        let d: String = drawn.map(|(_, x, y)| ["M", &decimals(&[x * UNIT, y * UNIT], " "), shape].concat()).collect();
        html! { <path data-part={part} {d} /> }
    };
    let side = |squares: usize| squares as u64 * UNIT;
    let size = [0, 0, side(rows.first().map_or(0, |row| row.len())), side(rows.len())];
    html! {
        <svg class="rules-picture" viewBox={decimals(&size, " ")} aria-hidden="true">{ for shapes.map(path) }</svg>
    }
}

/// What happened to a small board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmallBoard {
    /// A side may play on it.
    Lit,
    /// It is open, but not the one to play on.
    Open,
    /// It is closed, and neither side has won it.
    Closed,
    /// A side has won it.
    Won(Mark),
    /// It is one of the won boards in a row that decided the game.
    Decisive(Mark),
}

/// Returns the first squares of the small boards of 3 × 3 squares.
pub fn first_squares(position: &dyn GamePosition) -> impl Iterator<Item = Square> {
    let (columns, rows) = position.size();
    let places = (0..rows / 3).flat_map(move |row| (0..columns / 3).map(move |column| (column * 3, row * 3)));
    places.filter_map(|(column, row)| Square::new(column, row))
}

/// Frames around the small boards, above the squares, with the strokes through lines of each. `has_gaps` sets the boards apart.
pub fn frames(boards: &[(Square, SmallBoard)], has_gaps: bool, strokes_on: &dyn Fn(Square) -> Html) -> Html {
    let frame = |(first, board): &(Square, SmallBoard)| {
        let (name, mark) = match *board {
            SmallBoard::Lit => ("lit", None),
            SmallBoard::Open => ("open", None),
            SmallBoard::Closed => ("closed", None),
            SmallBoard::Won(mark) => ("won", Some(mark)),
            SmallBoard::Decisive(mark) => ("decisive", Some(mark)),
        };
        let glyph = mark.map(crate::ui::mark_glyph::mark_glyph);
        html! { <div class="small-board" data-board={name} data-side={mark.map(Mark::name)}>{ for glyph }{ strokes_on(*first) }</div> }
    };
    let apart = has_gaps.then(|| decimal(boards.len() as u64));
    html! { <div class="small-boards" data-apart={apart} aria-hidden="true">{ for boards.iter().map(frame) }</div> }
}
