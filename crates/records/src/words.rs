//! The words of a record.

use engine::{Mark, Objective, Outcome};

use crate::error::RecordErrorKind;

// The names of parts, before a colon.
pub const BOARD: &str = "Board";
pub const OBJECTIVE: &str = "Objective";
pub const START: &str = "Start";
pub const OUTCOME: &str = "Outcome";

/// All outcomes, as in a record.
pub const OUTCOMES: [&str; 4] = ["none yet", "draw", "X wins", "O wins"];

/// Returns the words for an outcome; `None` is a game that goes on.
pub const fn outcome_in_words(outcome: Option<Outcome>) -> &'static str {
    let [open, drawn, x, o] = OUTCOMES;
    match outcome {
        None => open,
        Some(Outcome::Drawn) => drawn,
        Some(Outcome::Won { by: Mark::X, .. }) => x,
        Some(Outcome::Won { by: Mark::O, .. }) => o,
    }
}

/// Reads the name of an objective, in either case.
pub fn read_objective(name: &str) -> Result<Objective, RecordErrorKind> {
    let objective = Objective::ALL.into_iter().find(|objective| name.eq_ignore_ascii_case(objective.name()));
    objective.ok_or_else(|| RecordErrorKind::unknown(name, "normal, misere"))
}
