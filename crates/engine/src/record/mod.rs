//! Records: whole games as ASCII text for people.
//!
//! A record has the board, the moves, the outcome (`X wins`, `O wins`, `draw` or `none yet`) and a drawing of the last
//! position:
//!
//! ```
//! use engine::{Rules, notation, record};
//!
//! let game = notation::read_moves(Rules::TIC_TAC_TOE, "b2a1a3c1b1b3").game;
//! let written = "\
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
//! assert_eq!(record::write(&game), written);
//! assert_eq!(record::read(written, Rules::TIC_TAC_TOE).game, Some(game));
//! ```
//!
//! Two more lines follow the board if they differ from the default: `Objective: misere`, and the start as a
//! [position](super::notation::read_position), `Start: x1o/1x1/3-o`.
//!
//! # Syntax
//!
//! - All parts are optional, but must keep their order. Without a board, the reader uses a given one.
//! - Case, blank lines, surrounding space and Windows line ends are ignored.
//! - Moves can be on one line or several, with or without commas and other signs. Their marks and numbers are optional, and
//!   numbers may count pairs of moves: `b2 a1 c3`, `b2a1c3`, `1. b2 2. a1`, `1. X b2 O a1 2. X c3`.
//! - Numbers, marks, outcome and drawing must be correct.
//!
//! The reader also takes [files of other programs](formats).
//!
//! # Transport
//!
//! The reader undoes what mail programs and chats do to a text on its way: quotation, blocks of code, quoted-printable and other
//! escapes, invisible and full-width characters, words before the board. It also reads a [`Link`] to a game, and puts wrapped ones together.

use crate::board::Mark;
use crate::outcome::Outcome;

mod error;
mod foreign;
pub mod formats;
mod gomoku;
mod lines;
mod link;
mod mirrored;
mod nine_squares;
mod pasted;
pub mod psq;
mod read;
mod sent_moves;
pub mod sgf;
mod transport;
mod write;
mod yixin;

pub use error::{RecordError, RecordErrorKind};
pub use lines::{ReadRecord, read_moves};
pub use link::{Link, Pairs};
pub use pasted::{FirstRow, read_pasted};
pub use read::{drawn_size, read};
pub use sent_moves::SentMoves;
pub use write::write;

// The names of parts, before a colon.
const BOARD: &str = "Board";
const OBJECTIVE: &str = "Objective";
const START: &str = "Start";
const OUTCOME: &str = "Outcome";

/// All outcomes, as in a record.
const OUTCOMES: [&str; 4] = ["none yet", "draw", "X wins", "O wins"];

const fn outcome_in_words(outcome: Option<Outcome>) -> &'static str {
    let [open, drawn, x, o] = OUTCOMES;
    match outcome {
        None => open,
        Some(Outcome::Drawn) => drawn,
        Some(Outcome::Won { by: Mark::X, .. }) => x,
        Some(Outcome::Won { by: Mark::O, .. }) => o,
    }
}
