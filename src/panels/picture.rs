//! The image of a position.

use crate::engine::{Mark, Position};

/// The name of the downloaded file.
pub const FILE_NAME: &str = "tic-tac-toe.svg";

/// The side of a square in units of the image.
const SIDE: u32 = 100;

/// Returns the position as a self-contained SVG image in the colors of the light theme (`styles/tokens.css`).
pub fn picture(position: &Position) -> String {
    let rules = position.rules();
    let (width, height) = (u32::from(rules.columns()) * SIDE, u32::from(rules.rows()) * SIDE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-20 -20 {} {}\" width=\"{}\" \
         fill=\"none\" stroke-linecap=\"round\" stroke-width=\"9\">\
         <path fill=\"#eceef7\" d=\"M-20-20h{0}v{1}h-{0}z\"/>",
        width + 40,
        height + 40,
        2 * (width + 40),
    );
    let winning = position.completed_lines();
    for square in rules.squares() {
        let (x, y) = (u32::from(square.column()) * SIDE, u32::from(square.row()) * SIDE);
        let is_winning = winning.iter().any(|line| line.squares().contains(square));
        let mark = match position.mark_at(square) {
            None => "",
            Some(Mark::X) => "<path stroke=\"#6d4aff\" d=\"M27 27l46 46M73 27l-46 46\"/>",
            Some(Mark::O) => "<circle stroke=\"#d6266e\" cx=\"50\" cy=\"50\" r=\"25\"/>",
        };
        let ground = if is_winning { "#ddd9fb" } else { "#fff" };
        svg.push_str(&format!(
            "<g transform=\"translate({x} {y})\"><rect x=\"4\" y=\"4\" width=\"92\" height=\"92\" rx=\"16\" fill=\"{ground}\"/>{mark}</g>"
        ));
    }
    svg.push_str("</svg>");
    svg
}
