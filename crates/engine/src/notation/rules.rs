//! Reads boards such as `3x3x3`: columns × rows × marks in a row.

use std::fmt;

use super::characters::cut;
use super::square::read_number;
use crate::rules::{Objective, Rules, RulesError};

/// Why a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesTextError {
    /// The text is not three numbers.
    NotABoard(String),
    /// A number is out of range.
    Rules(RulesError),
}

impl fmt::Display for RulesTextError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotABoard(text) => {
                write!(formatter, "“{text}” is not a board: use columns x rows x in a row, such as 3x3x3")
            }
            Self::Rules(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for RulesTextError {}

impl From<RulesError> for RulesTextError {
    fn from(error: RulesError) -> Self {
        Self::Rules(error)
    }
}

/// Reads a board in the format of the `Display` implementation of [`Rules`].
///
/// # Errors
///
/// A [`RulesTextError`] if the text is not three numbers, or a number is out of range.
///
/// ```
/// use engine::{Objective, Rules, notation};
///
/// assert_eq!(notation::read_rules("3x3x3", Objective::Normal), Ok(Rules::TIC_TAC_TOE));
/// let error = notation::read_rules("3x3x4", Objective::Normal).unwrap_err();
/// assert_eq!(error.to_string(), "4 in a row is not possible: use at least 2, and no more than fit on the board");
/// ```
pub fn read_rules(text: &str, objective: Objective) -> Result<Rules, RulesTextError> {
    let mut numbers = text.split(['x', 'X']).map(read_number);
    match (numbers.next(), numbers.next(), numbers.next(), numbers.next()) {
        (Some(Some(columns)), Some(Some(rows)), Some(Some(in_a_row)), None) => {
            Ok(Rules::new(columns, rows, in_a_row, objective)?)
        }
        _ => Err(RulesTextError::NotABoard(cut(text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_round_trips() {
        for columns in 1..=20 {
            for rows in 1..=20 {
                for in_a_row in 2..=columns.max(rows) {
                    for objective in Objective::ALL {
                        let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
                        assert_eq!(read_rules(&rules.to_string(), objective), Ok(rules));
                    }
                }
            }
        }
    }

    #[test]
    fn error_quotes_text_that_is_no_board() {
        let long = "3x".repeat(1_000_000);
        for text in ["", "3", "3x3", "3x3x3x3", "3x3x", "x3x3", "03x3x3", "3x+3x3", "3x3x999", " 3x3x3", "é", &long] {
            let Err(RulesTextError::NotABoard(quoted)) = read_rules(text, Objective::Normal) else { panic!("{text}") };
            assert!(text.starts_with(&quoted) && quoted.chars().count() <= 12, "{quoted}");
        }
        assert!(matches!(read_rules("21x3x3", Objective::Normal), Err(RulesTextError::Rules(_))));
    }
}
