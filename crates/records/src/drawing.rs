//! Drawings of a board: a row on each line, with `X`, `O` and `.`.

use engine::{ByMark, Game, Mark, Position, Squares};

use crate::error::RecordErrorKind;
use crate::setup::{NO_MARKS, set_up};
use crate::transport::received;

/// Whether a line is a row of a drawing.
pub fn is_drawn(line: &str) -> bool {
    line.chars().all(|letter| letter.is_whitespace() || letter == '.' || Mark::from_letter(letter).is_some())
}

/// Returns the columns and rows of a text that is only a drawing of a whole board.
///
/// ```
/// use records::drawn_size;
///
/// assert_eq!(drawn_size("O . . .\n. X . .\n"), Some((4, 2)));
/// assert_eq!(drawn_size("O . .\n. X"), None);
/// assert_eq!(drawn_size("b2 a1"), None);
/// ```
pub fn drawn_size(text: &str) -> Option<(u8, u8)> {
    let text = received(text);
    let mut rows = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let count = |line: &str| {
        let letters = line.chars().filter(|letter| !letter.is_whitespace()).count();
        u8::try_from(letters).ok().filter(|_| is_drawn(line))
    };
    let columns = count(rows.next()?)?;
    let mut height = 1_u8;
    for row in rows {
        height = height.checked_add(1).filter(|_| count(row) == Some(columns))?;
    }
    Some((columns, height))
}

/// The rows of a drawing read so far.
#[derive(Default)]
pub struct Drawing {
    rows: u8,
    /// The marks of a diagram: a drawing without moves or start before it, which is itself the start.
    diagram: Option<ByMark<Squares>>,
}

impl Drawing {
    /// Takes the drawing as the start of the game instead of as its last position.
    pub const fn become_diagram(&mut self) {
        self.diagram = Some(NO_MARKS);
    }

    /// Reads the next row, and compares it with the position unless this is a diagram.
    pub fn read_row(&mut self, position: &Position, line: &str) -> Result<(), RecordErrorKind> {
        let rules = position.rules();
        if self.rows == rules.rows() {
            return Err(RecordErrorKind::DrawnSize);
        }
        let mut squares = rules.row(self.rows);
        for letter in line.chars().filter(|letter| !letter.is_whitespace()) {
            let square = squares.next().ok_or(RecordErrorKind::DrawnSize)?;
            let drawn = Mark::from_letter(letter);
            if let Some(diagram) = &mut self.diagram {
                if let Some(mark) = drawn {
                    diagram[mark].insert(square);
                }
            } else if drawn != position.mark_at(square) {
                return Err(RecordErrorKind::DrawnSquare(square));
            }
        }
        self.rows += 1;
        if squares.next().is_none() { Ok(()) } else { Err(RecordErrorKind::DrawnSize) }
    }

    /// Checks that the drawing of this game can end here. A diagram becomes the start: X moves if both sides have as many marks.
    pub fn end(&mut self, game: &mut Game) -> Result<(), RecordErrorKind> {
        if self.rows < game.rules().rows() {
            return Err(RecordErrorKind::DrawnSize);
        }
        if let Some(marks) = self.diagram.take() {
            *game = Game::from(set_up(game.rules(), marks, None)?);
        }
        Ok(())
    }
}
