//! The stroke through a completed line.

use yew::prelude::*;

use crate::components::board::Strike;
use crate::components::content::list;
use crate::engine::{Line, Mark, Position, Square};

/// The side of a square in user units, so that all coordinates are integers.
const UNIT: i16 = 10;

/// The length of a stroke beyond the centers of its end squares, in user units.
const OVERHANG: i16 = 3;

/// A stroke through each completed line, over the board.
pub const STRIKE: Strike = Strike(strike);

/// A stroke through each completed line, over the board.
pub fn strike(position: Position) -> Html {
    let (rules, lines) = (position.rules(), position.completed_lines());
    let mark = lines.first().and_then(|line| position.mark_at(line.first()));
    let [width, height] = [rules.columns(), rules.rows()].map(|side| i16::from(side) * UNIT);
    html! {
        <svg
            class="strike"
            data-glyph={mark.map(Mark::name)}
            viewBox={format!("0 0 {width} {height}")}
            aria-hidden="true"
        >
            { list(lines.iter().map(|line| stroke(*line)).collect()) }
        </svg>
    }
}

/// The stroke through one line.
fn stroke(line: Line) -> Html {
    let (columns, rows) = line.direction().step();
    let at = |index: u8, step: i8, overhang: i16| i16::from(index) * UNIT + UNIT / 2 + i16::from(step) * overhang;
    let end = |square: Square, overhang: i16| {
        format!("{} {}", at(square.column(), columns, overhang), at(square.row(), rows, overhang))
    };
    let path = format!("M{}L{}", end(line.first(), -OVERHANG), end(line.last(), OVERHANG));
    html! { <path pathLength="1" d={path} /> }
}
