//! Reads and writes squares, lists of moves, boards and positions as in addresses.
//!
//! | item | example | syntax |
//! |---|---|---|
//! | square | `b2` | column letter, row number |
//! | moves | `b2a1c3` | squares, optionally separated by spaces and signs |
//! | board | `3x3x3` | columns, rows, length of a line |
//! | position | `x1o/1x1/3-o` | see [`read_position`] |
//!
//! Letters are read in either case. A [`record`](super::record) is a whole game as text for people.

mod characters;
mod moves;
mod position;
mod rules;
mod square;

pub use characters::{plain, quoted};
pub use moves::{MoveErrorKind, MoveListError, ReadMoves, read_moves, read_moves_from, write_moves};
pub use position::{PositionTextError, read_position, write_position};
pub use rules::{RulesTextError, read_rules};
pub use square::{SquareError, named_squares};

pub(crate) use characters::{cut, is_separator, skip_separators};
pub(crate) use moves::{not_a_square, play_first};
pub(crate) use square::{read_square, split_digits};
