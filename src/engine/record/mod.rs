//! Records: whole games as ASCII text for people.
//!
//! A record has the board, the moves, the outcome (`X wins`, `O wins`, `draw` or `none yet`) and a drawing of the last
//! position:
//!
//! ```
//! use tic_tac_toe::engine::{Rules, notation, record};
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
//! - Moves can be on one line or several, with or without commas. Their marks and numbers are optional, and numbers may
//!   count pairs of moves: `b2 a1 c3`, `b2a1c3`, `1. b2 2. a1`, `1. X b2 O a1 2. X c3`.
//! - Numbers, marks, outcome and drawing must be correct.

use super::board::mark::Mark;
use super::decimal::decimal;
use super::game::Game;
use super::notation::write_position;
use super::outcome::Outcome;
use super::position::Position;
use super::rules::Objective;

mod error;
mod read;

pub use error::{RecordError, RecordErrorKind};
pub use read::{ReadRecord, drawn_size, read};

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

/// Writes the moves of a game up to the cursor.
pub fn write(game: &Game) -> String {
    let (rules, start, end) = (game.rules(), game.start(), game.position());
    let part = |name: &str, value: &str| [name, ": ", value, "\n"].concat();
    let mut text = part(BOARD, &rules.name());
    if rules.objective() != Objective::Normal {
        text.push_str(&part(OBJECTIVE, rules.objective().name()));
    }
    if start != Position::new(rules) {
        text.push_str(&part(START, &write_position(start)));
    }
    text.push('\n');
    for (index, square) in game.shown_moves().iter().enumerate() {
        let number = decimal(index as u64 + 1);
        text.extend([&*number, ". ", game.turn_after(index).letter(), " ", &square.name(), "\n"]);
    }
    if game.cursor() > 0 {
        text.push('\n');
    }
    text.push_str(&part(OUTCOME, outcome_in_words(end.outcome())));
    text.extend(["\n", &end.drawing(), "\n"]);
    text
}
