//! The stroke through the winning squares.

use yew::prelude::*;

use crate::engine::decimal::decimal;
use crate::engine::{Line, Mark, Rules};

/// How many units of the drawing a square is wide: few enough to keep to whole numbers.
const UNIT: i16 = 10;

/// How far a stroke reaches beyond the middles of the first and the last square, in units of the drawing.
const BEYOND: i16 = 3;

/// A stroke through each completed line, on top of the board. It is always there, and empty until somebody wins.
pub fn strike(rules: Rules, lines: &[Line], mark: Option<Mark>) -> Html {
    let [width, height] = [rules.columns(), rules.rows()].map(|side| text(i16::from(side) * UNIT));
    html! {
        <svg
            class="strike"
            data-glyph={mark.map(Mark::name)}
            viewBox={["0 0 ", &width, " ", &height].concat()}
            aria-hidden="true"
        >
            { for lines.iter().map(|line| stroke(*line)) }
        </svg>
    }
}

/// The stroke through one line: from a little before the middle of its first square to a little after that of its last.
fn stroke(line: Line) -> Html {
    let (columns, rows) = line.direction().step();
    let place = |index: u8, step: i8, beyond: i16| text(i16::from(index) * UNIT + UNIT / 2 + i16::from(step) * beyond);
    let (first, last) = (line.first(), line.last());
    let path = [
        "M",
        &place(first.column(), columns, -BEYOND),
        " ",
        &place(first.row(), rows, -BEYOND),
        "L",
        &place(last.column(), columns, BEYOND),
        " ",
        &place(last.row(), rows, BEYOND),
    ];
    html! { <path pathLength="1" d={path.concat()} /> }
}

/// A place in the drawing, which has none left of or above its corner.
fn text(place: i16) -> String {
    decimal(u64::from(place.unsigned_abs()))
}
