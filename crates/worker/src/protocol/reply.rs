//! Messages of the worker.

use std::fmt;

use super::analysis_words::{read_analysis, read_variations, write_analysis, write_variations};
use super::{ANALYZED, REPLY, ULTIMATE, VARIATIONS};
use engine::{Analysis, Position, Square, Variations};

/// A message of the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The worker has started and accepts requests.
    Ready,
    /// A result for a position.
    Found {
        /// The number of the request.
        number: u32,
        /// The index of the position in the request.
        index: usize,
        /// Whether the result is final; otherwise the analysis goes on.
        is_done: bool,
        /// The result.
        finding: Finding,
    },
}

/// A result. Each answers the [`Task`](crate::request::Task) of its name, or a [`UltimateRequest`](crate::request::UltimateRequest).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The evaluation and the best move.
    Evaluation(Analysis),
    /// The best moves with the expected replies.
    Variations(Variations),
    /// The analysis whose best move Very hard plays.
    Reply(Analysis),
    /// The best move of ultimate tic-tac-toe.
    Ultimate(Square),
}

impl Finding {
    /// Whether all its moves are legal in a position of an m,n,k-game.
    #[must_use]
    pub fn is_legal(&self, position: &Position) -> bool {
        let is_legal = |moves: &[Square]| {
            let play = |position: Position, square: &Square| position.play(*square).ok();
            moves.iter().try_fold(*position, play).is_some()
        };
        match self {
            Self::Evaluation(analysis) | Self::Reply(analysis) => {
                analysis.best.is_none_or(|best| is_legal(&[best.square()]))
            }
            Self::Variations(found) => found.best.iter().all(|variation| is_legal(&variation.moves)),
            Self::Ultimate(_) => false,
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready => formatter.write_str("ready"),
            Self::Found { number, index, is_done, finding } => {
                let verb = match finding {
                    Finding::Evaluation(_) => ANALYZED,
                    Finding::Variations(_) => VARIATIONS,
                    Finding::Reply(_) => REPLY,
                    Finding::Ultimate(_) => ULTIMATE,
                };
                write!(formatter, "{verb} {number} {index} {} ", if *is_done { "done" } else { "going" })?;
                match finding {
                    Finding::Evaluation(analysis) | Finding::Reply(analysis) => write_analysis(analysis, formatter),
                    Finding::Variations(found) => write_variations(found, formatter),
                    Finding::Ultimate(best) => formatter.write_str(&best.name()),
                }
            }
        }
    }
}

impl Reply {
    /// Parses a reply; `None` if the text is not one.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(';');
        let mut words = parts.next()?.split(' ');
        let verb = words.next()?;
        let reply = if verb == "ready" {
            Self::Ready
        } else {
            let number = words.next()?.parse().ok()?;
            let index = words.next()?.parse().ok()?;
            let is_done = match words.next()? {
                "done" => true,
                "going" => false,
                _ => return None,
            };
            let finding = match verb {
                ANALYZED => Finding::Evaluation(read_analysis(&mut words)?),
                REPLY => Finding::Reply(read_analysis(&mut words)?),
                VARIATIONS => Finding::Variations(read_variations(&mut words, &mut parts)?),
                ULTIMATE => Finding::Ultimate(words.next()?.parse().ok()?),
                _ => return None,
            };
            Self::Found { number, index, is_done, finding }
        };
        (words.next().is_none() && parts.next().is_none()).then_some(reply)
    }
}
