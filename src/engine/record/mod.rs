//! Whole games in writing, to be kept, sent and read by people.
//!
//! The text has plain characters only. It starts with the board, columns × rows × in a row, and ends with a drawing of
//! it, a row a line, with a dot for a free square. Between them are the moves, numbered from 1, and the outcome, which
//! is `X wins`, `O wins`, `draw` or `none yet`:
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
//! Where they are not as usual, two more lines stand below the board: the objective, `Objective: misere`, and the
//! [position](super::notation::Setup) that the game started with, `Start: x1o/1x1/3-o`.
//!
//! # What is read
//!
//! Each of the parts may be missing, but those that are there keep this order. Without a board, the moves are played on
//! the one that the reader is told. Letters may be large or small, lines may end as they do on Windows, and blank
//! lines and the space around others mean nothing. The moves may stand in one line or in many, with or without commas between them; their
//! numbers, which may as well count the pairs of moves, and their marks can be left out. So a bare list of moves is a
//! game too: `b2 a1 c3`, `b2a1c3`, `1. b2 2. a1`, `1. X b2 O a1 2. X c3`.
//!
//! What is there has to be right, though: numbers and marks those of the moves, and outcome and drawing those of the game
//! that they come to.

use std::fmt;

use super::ending::Outcome;
use super::game::Game;
use super::mark::Mark;
use super::notation::Setup;
use super::position::Position;
use super::rules::Objective;

mod error;
mod read;

pub use error::{RecordError, RecordErrorKind};
pub use read::{ReadRecord, read};

/// The names of the parts that have one, before a colon.
const BOARD: &str = "Board";
const OBJECTIVE: &str = "Objective";
const START: &str = "Start";
const OUTCOME: &str = "Outcome";

/// All outcomes in words.
const OUTCOMES: [&str; 4] = ["none yet", "draw", "X wins", "O wins"];

/// An outcome in words.
const fn outcome_in_words(outcome: Option<Outcome>) -> &'static str {
    let [open, drawn, x, o] = OUTCOMES;
    match outcome {
        None => open,
        Some(Outcome::Drawn) => drawn,
        Some(Outcome::Won { by: Mark::X, .. }) => x,
        Some(Outcome::Won { by: Mark::O, .. }) => o,
    }
}

/// Writes a game as it is shown: the moves up to the cursor, and what they come to.
#[must_use]
pub fn write(game: &Game) -> String {
    Text(game).to_string()
}

/// A game to be written.
struct Text<'game>(&'game Game);

impl fmt::Display for Text<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(game) = self;
        let (rules, start, end) = (game.rules(), game.start(), game.position());
        writeln!(formatter, "{BOARD}: {rules}")?;
        if rules.objective() != Objective::Normal {
            writeln!(formatter, "{OBJECTIVE}: {}", rules.objective().name())?;
        }
        if start != Position::new(rules) {
            writeln!(formatter, "{START}: {}", Setup(start))?;
        }
        formatter.write_str("\n")?;
        for (index, square) in game.shown_moves().iter().enumerate() {
            writeln!(formatter, "{}. {} {square}", index + 1, game.turn_after(index))?;
        }
        if game.cursor() > 0 {
            formatter.write_str("\n")?;
        }
        writeln!(formatter, "{OUTCOME}: {}\n\n{end}", outcome_in_words(end.outcome()))
    }
}
