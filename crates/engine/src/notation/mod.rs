//! Reads and writes squares, lists of moves, boards and positions as in addresses.
//!
//! | item | example | syntax |
//! |---|---|---|
//! | square | `b2` | column letter, row number |
//! | moves | `b2a1c3` | squares, optionally separated by spaces and signs |
//! | board | `3x3x3` | columns, rows, length of a line |
//! | rules | `3x3x3 misere` | see the `FromStr` implementation of [`Rules`](crate::Rules) |
//! | position | `x1o/1x1/3-o` | see [`read_position`] |
//!
//! Letters are read in either case.
//!
//! Readers of other formats take texts apart with [`skip_separators`], [`split_digits`], [`read_square`] and
//! [`play_first`], and quote them in errors with [`cut`].

mod characters;
mod moves;
mod position;
mod rules;
mod square;

pub use characters::{cut, is_invisible, is_separator, quoted, skip_separators};
pub use moves::{
    MoveErrorKind, MoveListError, ReadMoves, not_a_square, play_first, read_moves, read_moves_from, write_moves,
};
pub use position::{PositionTextError, read_position, write_position};
pub use rules::{ParseRulesError, RulesTextError, read_rules};
pub use square::{SquareError, read_square, split_digits};
