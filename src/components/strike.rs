//! The stroke through a completed line.

use yew::prelude::*;

use crate::engine::decimal::decimal;
use crate::engine::{Line, Mark, Rules};

/// The side of a square in user units, so that all coordinates are integers.
const UNIT: i16 = 10;

/// The length of a stroke beyond the centers of its end squares, in user units.
const OVERHANG: i16 = 3;

/// A stroke through each completed line, over the board. Always rendered, so that Yew keeps its siblings.
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

/// The stroke through one line.
fn stroke(line: Line) -> Html {
    let (columns, rows) = line.direction().step();
    let at = |index: u8, step: i8, overhang: i16| text(i16::from(index) * UNIT + UNIT / 2 + i16::from(step) * overhang);
    let (first, last) = (line.first(), line.last());
    let path = [
        "M",
        &at(first.column(), columns, -OVERHANG),
        " ",
        &at(first.row(), rows, -OVERHANG),
        "L",
        &at(last.column(), columns, OVERHANG),
        " ",
        &at(last.row(), rows, OVERHANG),
    ];
    html! { <path pathLength="1" d={path.concat()} /> }
}

/// Formats a coordinate, which is never negative.
fn text(coordinate: i16) -> String {
    decimal(u64::from(coordinate.unsigned_abs()))
}
