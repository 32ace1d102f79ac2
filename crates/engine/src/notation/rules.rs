//! Reads boards such as `3x3x3`: columns × rows × marks in a row, and rules such as `3x3x3 misere`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

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

impl Error for RulesTextError {}

/// Why a text is not [`Rules`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRulesError {
    /// The text does not begin with a board.
    Board(RulesTextError),
    /// A word after the board is unknown or out of place.
    Word(String),
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(formatter),
            Self::Word(word) => {
                let others = if cfg!(feature = "renju") { ", and then exact or renju" } else { "" };
                write!(formatter, "“{word}” is unexpected: after the board, use normal or misere{others}")
            }
        }
    }
}

impl Error for ParseRulesError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Board(error) => error.source(),
            Self::Word(_) => None,
        }
    }
}

/// Reads a board, then the objective unless it is `normal`, and then, with the feature `renju`, whether longer lines do not count:
///
/// | text | rules |
/// |---|---|
/// | `3x3x3`, `3x3x3 normal` | tic-tac-toe |
/// | `3x3x3 misere` | completing a line loses |
/// | `15x15x5` | freestyle gomoku |
/// | `15x15x5 exact` | standard gomoku, see [`exactly`](Rules::exactly) |
/// | `15x15x5 renju` | [`renju`](Rules::renju) |
///
/// ```
/// use engine::Rules;
///
/// let rules: Rules = "3x3x3".parse()?;
/// assert_eq!(rules, Rules::TIC_TAC_TOE);
/// let error = "3x3x3 backwards".parse::<Rules>().unwrap_err();
/// assert!(error.to_string().starts_with("“backwards” is unexpected"));
/// # Ok::<(), engine::ParseRulesError>(())
/// ```
impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, ParseRulesError> {
        let mut words = text.split_whitespace().peekable();
        let board = words.next().unwrap_or_default();
        let objective = words.peek().and_then(|word| Objective::from_name(word));
        if objective.is_some() {
            words.next();
        }
        let rules = read_rules(board, objective.unwrap_or_default()).map_err(ParseRulesError::Board)?;
        let rules = match words.next() {
            None => rules,
            #[cfg(feature = "renju")]
            Some("exact") => rules.exactly(),
            #[cfg(feature = "renju")]
            Some("renju") => rules.renju(),
            Some(word) => return Err(ParseRulesError::Word(cut(word))),
        };
        words.next().map_or(Ok(rules), |word| Err(ParseRulesError::Word(cut(word))))
    }
}

/// Reads a [board](Rules::name) alone, for these rules.
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
            Rules::new(columns, rows, in_a_row, objective).map_err(RulesTextError::Rules)
        }
        _ => Err(RulesTextError::NotABoard(cut(text))),
    }
}
