//! The texts and files in which people exchange games.
//!
//! ```
//! use engine::{Rules, notation};
//!
//! let game = notation::read_moves(Rules::TIC_TAC_TOE, "b2a1a3c1b1b3").game;
//! let record = "\
//! Board: 3x3x3
//!
//! 1. X b2
//! 2. O a1
//! 3. X a3
//! 4. O c1
//! 5. X b1
//! 6. O b3
//!
//! Outcome: none yet
//!
//! O X O
//! . X .
//! X O .
//! ";
//! assert_eq!(records::write(&game), record);
//! assert_eq!(records::read(record, Rules::TIC_TAC_TOE).game, Some(game));
//! ```
//!
//! # Syntax
//!
//! A record is a whole game as ASCII text for people. It has the board, the moves, the outcome (`X wins`, `O wins`, `draw` or
//! `none yet`) and a drawing of the last position. Two more lines follow the board if they differ from the default:
//! `Objective: misere`, and the start as a [position](engine::notation::read_position), `Start: x1o/1x1/3-o`.
//!
//! - All parts are optional, but must keep their order. Without a board, the reader uses a given one.
//! - Case, blank lines, surrounding space and Windows line ends are ignored.
//! - Moves can be on one line or several, with or without commas and other signs. Their marks and numbers are optional, and
//!   numbers may count pairs of moves: `b2 a1 c3`, `b2a1c3`, `1. b2 2. a1`, `1. X b2 O a1 2. X c3`.
//! - Numbers, marks, outcome and drawing must be correct.
//!
//! The reader also takes a [`Link`] to a game, and [files of other programs](formats).
//!
//! # Transport
//!
//! The reader undoes what mail programs and chats do to a text on its way: quotation, blocks of code, quoted-printable and other
//! escapes, invisible and full-width characters, words before the board, and the wrapping of links.
//!
//! Everything is pure, and knows only the crate [`engine`].

mod drawing;
mod error;
mod foreign;
pub mod formats;
mod gomoku;
mod lines;
mod link;
mod mirrored;
mod nine_squares;
mod numbered_moves;
pub mod other_game;
mod pasted;
mod plain;
pub mod psq;
mod read;
mod read_record;
mod setup;
pub mod sgf;
mod transport;
mod words;
mod write;
mod yixin;

pub use drawing::drawn_size;
pub use error::{RecordError, RecordErrorKind};
pub use link::sent_moves::{SentMoves, read_moves};
pub use link::{Link, Pairs};
pub use pasted::{FirstRow, read_pasted};
pub use plain::plain;
pub use read::read;
pub use read_record::ReadRecord;
pub use write::write;
