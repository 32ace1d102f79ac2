//! The positions of the opening book: one of several images, as the book writes it.

use engine::{ByMark, Mark, Position, notation, symmetry};

/// Returns the image of a position that the book contains if it contains any: on a board with no more rows than columns, the one
/// with the first notation.
pub fn canonical(position: &Position) -> Position {
    let images = (0..symmetry::MOST).filter_map(|number| image_of_position(position, number));
    let images = images.filter(|image| image.rules().columns() >= image.rules().rows());
    images.min_by_key(|image| notation::write_position(*image)).unwrap_or(*position)
}

/// Returns the image of a position by the symmetry of this number.
fn image_of_position(position: &Position, number: usize) -> Option<Position> {
    let board = position.rules();
    let marks =
        |mark: Mark| position.marks(mark).iter().filter_map(|square| symmetry::image(board, number, square)).collect();
    let marks = ByMark { x: marks(Mark::X), o: marks(Mark::O) };
    Position::from_marks(symmetry::rules(board, number), marks, position.turn()).ok()
}
