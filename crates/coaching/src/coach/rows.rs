//! Rows: adjacent marks of one side.

use engine::{Direction, LONGEST_SIDE, Line, Mark, Position, Square, Squares, tactics};

/// Returns the rows of a side through one of its marks that lack this many marks to a line, with both ends free and room for
/// the line.
pub(super) fn open_rows(position: &Position, mark: Mark, through: Square, missing: u8) -> impl Iterator<Item = Line> {
    let rows = length(position, missing).into_iter().flat_map(move |length| {
        let marks = position.marks(mark);
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| Line::longest(marks, through, direction, length..=length))
    });
    rows.filter(move |row| is_open(position, *row) && has_room(position, mark, *row, missing))
}

/// Returns the adjacent marks of the side that is not to move which touch a square, and lack this many to a line. Both ends
/// are free, unless only one mark is missing.
pub(super) fn row_beside(position: &Position, at: Square, missing: u8) -> Option<Line> {
    let length = length(position, missing)?;
    let marks = position.marks(!position.turn()).with(at);
    let longest = |direction| Line::longest(marks, at, direction, length + 1..=LONGEST_SIDE);
    Direction::ALL.into_iter().filter_map(longest).find_map(|line| {
        let is_at_end = line.first() == at || line.last() == at;
        let row = Line::longest(
            line.squares() - Squares::from(at),
            beside(line, at)?,
            line.direction(),
            length..=LONGEST_SIDE,
        )?;
        let has_length = row.squares().len() == u32::from(length);
        (is_at_end
            && has_length
            && (missing == 1 || is_open(position, row) && has_room(position, !position.turn(), row, missing)))
        .then_some(row)
    })
}

/// Returns the square of a line beside its end.
fn beside(line: Line, end: Square) -> Option<Square> {
    let (columns, rows) = line.direction().step();
    if line.first() == end { end.offset(columns, rows) } else { end.offset(-columns, -rows) }
}

/// Whether both squares beyond a row are free.
fn is_open(position: &Position, row: Line) -> bool {
    let (columns, rows) = row.direction().step();
    let ends = [row.first().offset(-columns, -rows), row.last().offset(columns, rows)];
    ends.into_iter().all(|end| end.is_some_and(|end| position.legal_squares().contains(end)))
}

/// Returns the length of a row that lacks this many marks to a line. A single mark is no row.
fn length(position: &Position, missing: u8) -> Option<u8> {
    position.rules().in_a_row().checked_sub(missing).filter(|length| *length > 1)
}

/// Whether a row can become a line.
fn has_room(position: &Position, mark: Mark, row: Line, missing: u8) -> bool {
    let lines = tactics::lines_lacking(position, mark, missing.into());
    lines.into_iter().any(|line| (row.squares() - line.squares()).is_empty())
}
