//! The board: marks, squares, sets and lines of squares, and symmetry.

pub mod line;
pub mod mark;
pub mod square;
pub mod square_kind;
pub mod squares;
pub mod symmetry;
