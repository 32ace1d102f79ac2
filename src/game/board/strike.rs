//! The stroke through a completed line.

use yew::prelude::*;

use super::Strike;
use crate::state::compared::Ignored;
use crate::ui::content::list;
use engine::decimal::decimals;
use engine::{Line, Mark, Position, Square};

/// The side of a square in user units, so that all coordinates are integers.
const UNIT: u64 = 10;

/// The length of a stroke beyond the centers of its end squares, in user units.
const OVERHANG: i64 = 3;

/// A stroke through each completed line, over the board.
pub const STRIKE: Strike = Ignored(strike);

/// A stroke through each completed line, over the board.
pub fn strike(position: Position) -> Html {
    let (rules, lines) = (position.rules(), position.completed_lines());
    let mark = lines.first().and_then(|line| position.mark_at(line.first()));
    strokes([0, 0, rules.columns(), rules.rows()], mark, &lines)
}

/// A stroke in the color of a mark through each of these lines, over an area: its first column and row, and their numbers.
pub fn strokes(area: [u8; 4], mark: Option<Mark>, lines: &[Line]) -> Html {
    // Arms of X lie in such a line.
    let has_arms = mark == Some(Mark::X) && lines.iter().any(|line| is_diagonal(*line));
    html! {
        <svg
            class="strike"
            data-glyph={mark.map(Mark::name)}
            data-along={has_arms.then_some("")}
            viewBox={decimals(&area.map(|side| u64::from(side) * UNIT), " ")}
            aria-hidden="true"
        >
            { list(lines.iter().map(|line| stroke(*line)).collect()) }
        </svg>
    }
}

fn is_diagonal(line: Line) -> bool {
    let (columns, rows) = line.direction().step();
    columns != 0 && rows != 0
}

/// The stroke through one line.
fn stroke(line: Line) -> Html {
    let (columns, rows) = line.direction().step();
    let at = |index: u8, step: i8| {
        let center = u64::from(index) * UNIT + UNIT / 2;
        center.saturating_add_signed(i64::from(step) * OVERHANG)
    };
    let end =
        |square: Square, sign: i8| decimals(&[at(square.column(), sign * columns), at(square.row(), sign * rows)], " ");
    let path = ["M", &end(line.first(), -1), "L", &end(line.last(), 1)].concat();
    html! { <path pathLength="1" d={path} /> }
}
