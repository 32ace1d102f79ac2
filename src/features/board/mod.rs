//! Additions to the board: the stroke through a line, and the squares that a text names.

pub mod named_squares;
pub mod strike;
pub mod use_named_squares;
