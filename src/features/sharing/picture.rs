//! The image of a position, in the look of the board.

use super::canvas::{Ink, Paint, Picture, Shape};
use crate::engine::{Mark, Position, Square};
use crate::features::looks::state::has_small_squares;
use crate::state::Look;

/// The name of the downloaded file.
pub const FILE_NAME: &str = "tic-tac-toe.png";

/// The side of a square, and the margin around all of them, in units of the paths.
const SIDE: u32 = 100;
const MARGIN: u32 = 20;

/// The number of pixels of a unit.
const SCALE: u32 = 2;

const GROUND: Paint = "var(--ground)";
const RAISED: Paint = "var(--raised)";
const LINE: Paint = "var(--line)";
const EDGE: Paint = "var(--edge)";
const X: Paint = "var(--x-start)";
const O: Paint = "var(--o-start)";

/// How a look draws squares, lines and marks, as path data of SVG.
struct Style {
    /// A square.
    square: &'static str,
    /// The outline of a square.
    outline: Option<Ink>,
    /// The lines above a square and left of it, between two squares.
    lines: [&'static str; 2],
    /// The marks.
    cross: &'static str,
    nought: &'static str,
    /// The width of a mark's stroke.
    stroke: u32,
}

/// Rounded squares.
const SOFT: Style = Style {
    square: "M20 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16v-60a16 16 0 0 1 16-16z",
    outline: Some(Ink::Stroke(LINE, 1)),
    lines: ["", ""],
    cross: "M27 27l46 46M73 27l-46 46",
    nought: "M50 25a25 25 0 1 1-.01 0z",
    stroke: 9,
};

/// A sheet with lines and handwritten marks.
const PAPER: Style = Style {
    square: "M0 0h100v100h-100z",
    outline: None,
    lines: ["M1 1Q40-1 99 1", "M1 1Q-1 60 1 99"],
    cross: "M25 24C37 36 54 60 76 75M74 26C61 38 47 50 24 73",
    nought: "M60 21C41 17 25 32 24 50C23 66 36 77 51 76C67 75 77 63 76 48C75 34 61 24 42 29",
    stroke: 7,
};

/// Returns the image of a position in a look.
pub fn picture(position: &Position, look: Look) -> Picture {
    let style = match look {
        Look::Soft => &SOFT,
        Look::Paper => &PAPER,
    };
    let rules = position.rules();
    let [width, height] = [rules.columns(), rules.rows()].map(|count| u32::from(count) * SIDE + 2 * MARGIN);
    // As on the page.
    let stroke = style.stroke + if has_small_squares(rules) { 3 } else { 0 };
    let winning = position.completed_lines();
    let mut shapes = Vec::new();
    let mut draw = |square: Square, path: &'static str, ink: Ink| {
        let place = [square.column(), square.row()].map(|index| u32::from(index) * SIDE + MARGIN);
        shapes.push(Shape { place, path, ink });
    };
    for square in rules.squares() {
        let is_winning = winning.iter().any(|line| line.squares().contains(square));
        let winner = position.mark_at(square).filter(|_| is_winning);
        draw(square, style.square, Ink::Fill(winner.map_or(RAISED, glow)));
        if let Some(outline) = style.outline {
            draw(square, style.square, outline);
        }
    }
    for square in rules.squares() {
        let [above, left] = style.lines;
        if square.row() > 0 {
            draw(square, above, Ink::Stroke(EDGE, 3));
        }
        if square.column() > 0 {
            draw(square, left, Ink::Stroke(EDGE, 3));
        }
        match position.mark_at(square) {
            Some(Mark::X) => draw(square, style.cross, Ink::Stroke(X, stroke)),
            Some(Mark::O) => draw(square, style.nought, Ink::Stroke(O, stroke)),
            None => {}
        }
    }
    Picture { width, height, scale: SCALE, ground: GROUND, shapes }
}

/// The ground of a winning square, as in `styles/board.css`.
const fn glow(mark: Mark) -> Paint {
    match mark {
        Mark::X => "color-mix(in srgb, var(--x-start) 13%, var(--raised))",
        Mark::O => "color-mix(in srgb, var(--o-start) 13%, var(--raised))",
    }
}
