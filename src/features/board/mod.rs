//! Additions to the board: the stroke through a line, the squares that a text names, and the way back into view.

pub mod lit_squares;
pub mod strike;
pub mod use_game_in_view;
pub mod use_lit_squares;
