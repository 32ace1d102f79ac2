//! The image of a position.

use super::canvas::{Ink, Picture, Shape};
use crate::engine::{Mark, Position};

/// The name of the downloaded file.
pub const FILE_NAME: &str = "tic-tac-toe.png";

/// The side of a square, and the margin around all of them, in units of the paths.
const SIDE: u32 = 100;
const MARGIN: u32 = 20;

/// A square and the marks as path data of SVG.
const SQUARE: &str = "M20 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16v-60a16 16 0 0 1 16-16z";
const CROSS: &str = "M27 27l46 46M73 27l-46 46";
const NOUGHT: &str = "M50 25a25 25 0 1 1-.01 0z";

/// Returns the image of a position in the colors of the light theme (`styles/tokens.css`).
pub fn picture(position: &Position) -> Picture {
    let rules = position.rules();
    let [width, height] = [rules.columns(), rules.rows()].map(|count| u32::from(count) * SIDE + 2 * MARGIN);
    let winning = position.completed_lines();
    let mut shapes = Vec::new();
    for square in rules.squares() {
        let place = [square.column(), square.row()].map(|index| u32::from(index) * SIDE + MARGIN);
        let is_winning = winning.iter().any(|line| line.squares().contains(square));
        let ground = if is_winning { "#ddd9fb" } else { "#fff" };
        shapes.push(Shape { place, path: SQUARE, ink: Ink::Fill(ground) });
        let mark = position.mark_at(square).map(|mark| match mark {
            Mark::X => (CROSS, "#6d4aff"),
            Mark::O => (NOUGHT, "#d6266e"),
        });
        shapes.extend(mark.map(|(path, color)| Shape { place, path, ink: Ink::Stroke(color) }));
    }
    Picture { width, height, ground: "#eceef7", shapes }
}
