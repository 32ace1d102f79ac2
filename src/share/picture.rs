//! The image of a position, in the look of the board.

use super::canvas::{Caption, Ink, Paint, Picture, Shape};
use crate::settings::looks::state::has_small_squares;
use crate::state::Look;
use engine::decimal::decimals;
use engine::{Line, Mark, Objective, Position, Rules, Square, Squares};

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
const TEXT: Paint = "var(--text)";
const QUIET: Paint = "var(--quiet)";
/// Covers a closed board.
const VEIL: Paint = "color-mix(in srgb, var(--ground) 60%, transparent)";

/// The frame of a small board, and the marks of its winner.
const SMALL_BOARD: &str = "M8 0h284a8 8 0 0 1 8 8v284a8 8 0 0 1-8 8h-284a8 8 0 0 1-8-8v-284a8 8 0 0 1 8-8z";
const LARGE_CROSS: &str = "M81 81l138 138M219 81l-138 138";
const LARGE_NOUGHT: &str = "M150 75a75 75 0 1 1-.01 0z";

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
    /// The width of the stroke through a line.
    strike: u32,
}

/// Rounded squares.
const SOFT: Style = Style {
    square: "M20 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16v-60a16 16 0 0 1 16-16z",
    outline: Some(Ink::Stroke(LINE, 1)),
    lines: ["", ""],
    cross: "M27 27l46 46M73 27l-46 46",
    nought: "M50 25a25 25 0 1 1-.01 0z",
    stroke: 9,
    strike: 6,
};

/// A sheet with lines and handwritten marks.
const PAPER: Style = Style {
    square: "M0 0h100v100h-100z",
    outline: None,
    lines: ["M1 1Q40-1 99 1", "M1 1Q-1 60 1 99"],
    cross: "M25 24C37 36 54 60 76 75M74 26C61 38 47 50 24 73",
    nought: "M60 21C41 17 25 32 24 50C23 66 36 77 51 76C67 75 77 63 76 48C75 34 61 24 42 29",
    stroke: 7,
    strike: 5,
};

/// Tiles with blocky marks.
const TILES: Style = Style {
    square: "M10 4h80a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6v-80a6 6 0 0 1 6-6z",
    stroke: 14,
    ..SOFT
};

/// Squares with thin marks, which do not glow in an image.
const NEON: Style = Style { stroke: 6, strike: 5, ..SOFT };

/// What an image shows of a game.
pub struct Shown<'a> {
    /// Rules with a board of this size.
    pub rules: Rules,
    /// The mark on each square.
    pub mark_at: &'a dyn Fn(Square) -> Option<Mark>,
    /// The winning squares.
    pub winning: Squares,
    /// The completed lines.
    pub lines: &'a [Line],
    /// Whether a completed line wins, so that it has the color of its marks.
    pub line_wins: bool,
    /// The square whose mark is faded.
    pub faded: Option<Square>,
    /// The small boards of 3 × 3 squares.
    pub small_boards: &'a [SmallBoard],
    /// The result of the game, below the board.
    pub result: Option<String>,
}

/// A board of 3 × 3 squares in a larger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallBoard {
    /// The square at its top left.
    pub first: Square,
    /// Whether no side may play on it.
    pub is_closed: bool,
    /// The side that has won it.
    pub winner: Option<Mark>,
}

/// Returns the image of a position in a look, with the result of the game below the board.
pub fn picture(position: &Position, look: Look, result: Option<String>) -> Picture {
    let lines = position.completed_lines();
    let shown = Shown {
        rules: position.rules(),
        mark_at: &|square| position.mark_at(square),
        winning: lines.iter().fold(Squares::EMPTY, |squares, line| squares | line.squares()),
        lines: &lines,
        line_wins: position.rules().objective() == Objective::Normal,
        faded: None,
        small_boards: &[],
        result,
    };
    picture_of(shown, look)
}

/// Returns the image of a game in a look.
pub fn picture_of(shown: Shown, look: Look) -> Picture {
    let style = match look {
        Look::Soft => &SOFT,
        Look::Paper => &PAPER,
        Look::Tiles => &TILES,
        Look::Neon => &NEON,
    };
    let rules = shown.rules;
    let [width, height] = [rules.columns(), rules.rows()].map(|count| u32::from(count) * SIDE + 2 * MARGIN);
    // As on the page.
    let thicker = if has_small_squares(rules) { 3 } else { 0 };
    let stroke = style.stroke + thicker;
    let mut shapes = Vec::new();
    let mut draw = |square: Square, path: &'static str, ink: Ink| {
        let place = [square.column(), square.row()].map(|index| u32::from(index) * SIDE + MARGIN);
        shapes.push(Shape { place, path: path.into(), ink });
    };
    for square in rules.squares() {
        let winner = (shown.mark_at)(square).filter(|_| shown.winning.contains(square));
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
        if let Some(mark) = (shown.mark_at)(square) {
            let paint = if shown.faded == Some(square) { faded(mark) } else { paint_of(mark) };
            let path = if mark == Mark::X { style.cross } else { style.nought };
            draw(square, path, Ink::Stroke(paint, stroke));
        }
    }
    for board in shown.small_boards {
        if board.is_closed {
            draw(board.first, SMALL_BOARD, Ink::Fill(VEIL));
        }
        draw(board.first, SMALL_BOARD, Ink::Stroke(EDGE, 4));
        match board.winner {
            Some(Mark::X) => draw(board.first, LARGE_CROSS, Ink::Stroke(X, 3 * style.stroke)),
            Some(Mark::O) => draw(board.first, LARGE_NOUGHT, Ink::Stroke(O, 3 * style.stroke)),
            None => {}
        }
    }
    for line in shown.lines {
        let mark = (shown.mark_at)(line.first());
        let paint = mark.filter(|_| shown.line_wins).map_or(QUIET, paint_of);
        shapes.push(Shape {
            place: [MARGIN; 2],
            path: strike(*line).into(),
            ink: Ink::Stroke(paint, style.strike + thicker),
        });
    }
    let size = 20 + width / 40;
    let place = [width / 2, height + size * 3 / 4];
    let caption = shown.result.map(|text| Caption { place, size, paint: TEXT, text });
    let height = height + if caption.is_some() { 2 * size } else { 0 };
    Picture { width, height, scale: SCALE, ground: GROUND, shapes, caption }
}

/// The stroke through a line, as on the page.
fn strike(line: Line) -> String {
    const OVERHANG: i64 = SIDE as i64 * 3 / 10;
    let (columns, rows) = line.direction().step();
    let at = |index: u8, step: i8| {
        let center = u64::from(u32::from(index) * SIDE + SIDE / 2);
        center.saturating_add_signed(i64::from(step) * OVERHANG)
    };
    let end =
        |square: Square, sign: i8| decimals(&[at(square.column(), sign * columns), at(square.row(), sign * rows)], " ");
    ["M", &end(line.first(), -1), "L", &end(line.last(), 1)].concat()
}

const fn paint_of(mark: Mark) -> Paint {
    match mark {
        Mark::X => X,
        Mark::O => O,
    }
}

/// The color of a mark that vanishes next.
const fn faded(mark: Mark) -> Paint {
    match mark {
        Mark::X => "color-mix(in srgb, var(--x-start) 40%, var(--raised))",
        Mark::O => "color-mix(in srgb, var(--o-start) 40%, var(--raised))",
    }
}

/// The ground of a winning square, as in `styles/game.css`.
const fn glow(mark: Mark) -> Paint {
    match mark {
        Mark::X => "color-mix(in srgb, var(--x-start) 13%, var(--raised))",
        Mark::O => "color-mix(in srgb, var(--o-start) 13%, var(--raised))",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;
    use engine::{Objective, notation};

    /// Returns the strokes through completed lines, and the caption, of the image after these moves.
    fn drawn(board: &str, objective: Objective, moves: &str) -> (Vec<(String, Ink)>, Option<String>) {
        let game = notation::read_moves(notation::read_rules(board, objective).unwrap(), moves).game;
        let picture = picture(&game.position(), Look::Soft, Texts::ENGLISH.result_of(&game));
        let is_strike = |shape: &Shape| matches!(shape.path, std::borrow::Cow::Owned(_));
        let strikes = picture.shapes.iter().filter(|shape| is_strike(shape));
        let strikes = strikes.map(|shape| (shape.path.to_string(), shape.ink)).collect();
        let board_height = u32::from(game.rules().rows()) * SIDE + 2 * MARGIN;
        let caption = picture.caption.map(|caption| {
            let [_, y] = caption.place;
            assert!(y > board_height && y + caption.size / 2 < picture.height, "the caption is below the board");
            caption.text
        });
        assert_eq!(caption.is_none(), picture.height == board_height);
        (strikes, caption)
    }

    #[test]
    fn picture_has_the_completed_lines_and_the_result() {
        let normal = Objective::Normal;
        let stroke = |path: &str, paint, width| (path.to_owned(), Ink::Stroke(paint, width));
        let caption = |text: &str| Some(text.to_owned());
        assert_eq!(
            drawn("3x3x3", normal, "a1b1b2a2c3"),
            (vec![stroke("M20 20L280 280", X, 6)], caption("X won at move 5"))
        );
        assert_eq!(
            drawn("3x3x3", normal, "a1c1b1b2a2a3"),
            (vec![stroke("M280 20L20 280", O, 6)], caption("O won at move 6"))
        );
        let (strikes, result) = drawn("3x3x3", normal, "a1b1a2c1b3b2c3c2a3");
        assert_eq!((strikes.len(), result), (2, caption("X won at move 9")));
        assert_eq!(drawn("3x3x3", normal, "a1b2c3b1b3a3c1c2a2"), (Vec::new(), caption("It’s a draw")));
        assert_eq!(drawn("3x3x3", normal, "a1b2"), (Vec::new(), None));
        // Who completes a line loses, and the line has a quiet color.
        assert_eq!(
            drawn("3x3x3", Objective::Misere, "a1b1a2b2a3"),
            (vec![stroke("M50 20L50 280", QUIET, 6)], caption("O won at move 5"))
        );
        let gomoku = drawn("15x15x5", normal, "h8h7g8g7i8j7f8e8j8").0;
        assert_eq!(gomoku, [stroke("M520 750L980 750", X, 9)]);
    }
}
