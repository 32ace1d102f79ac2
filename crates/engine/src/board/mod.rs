//! The board: marks, squares, sets and lines of squares.

mod line;
mod mark;
mod square;
mod squares;

pub use line::{Direction, Line};
pub use mark::{ByMark, Mark};
pub use square::{LONGEST_SIDE, Square};
pub use squares::Squares;
