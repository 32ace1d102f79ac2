//! The stroke through the winning squares.

use yew::prelude::*;

use crate::engine::{Line, Mark, Rules};

/// Properties of [`Strike`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct StrikeProps {
    /// The board to draw on.
    pub rules: Rules,
    /// The completed lines; none while nobody has won.
    pub lines: Vec<Line>,
    /// The mark that makes the lines.
    pub mark: Option<Mark>,
}

/// A stroke through each completed line, on top of the board. It is always there, and empty until somebody wins.
#[component]
pub fn Strike(props: &StrikeProps) -> Html {
    // A square is one unit wide.
    let view_box = format!("0 0 {} {}", props.rules.columns(), props.rules.rows());
    html! {
        <svg class={classes!("strike", props.mark.map(Mark::name))} viewBox={view_box} aria-hidden="true">
            { for props.lines.iter().map(|line| stroke(*line)) }
        </svg>
    }
}

/// The stroke through one line: from a little before the middle of its first square to a little after that of its last.
fn stroke(line: Line) -> Html {
    const BEYOND: f32 = 0.3;
    let (columns, rows) = line.direction().step();
    let middle = |index: u8| f32::from(index) + 0.5;
    let (first, last) = (line.first(), line.last());
    let (right, down) = (f32::from(columns) * BEYOND, f32::from(rows) * BEYOND);
    let path = format!(
        "M{} {}L{} {}",
        middle(first.column()) - right,
        middle(first.row()) - down,
        middle(last.column()) + right,
        middle(last.row()) + down,
    );
    html! { <path key={path.clone()} pathLength="1" d={path} /> }
}
