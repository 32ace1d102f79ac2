//! Requests as messages.

use super::{ANALYZE, REPLY, VARIATIONS};
use crate::request::{Request, Task};
use engine::decimal::decimals;
use engine::{Objective, Position, notation};

/// A request as the page sends it to a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentRequest {
    /// Identifies the request in replies.
    pub number: u32,
    /// The memory of the worker's tables in MiB.
    pub memory: u32,
    /// The request.
    pub request: Request,
}

impl SentRequest {
    /// Writes the message; `None` for a request without positions, which has no rules.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let Self { number, memory, request: Request { task, positions } } = self;
        let (verb, limit) = match task {
            Task::Evaluation { milliseconds } => (ANALYZE, milliseconds),
            Task::Variations { milliseconds } => (VARIATIONS, milliseconds),
            Task::Reply { nodes } => (REPLY, nodes),
        };
        let rules = positions.first()?.rules();
        let numbers = decimals(&[*number, *limit, *memory].map(u64::from), " ");
        let mut text = [verb, " ", &numbers, " ", &rules.name(), " ", rules.objective().name()].concat();
        for position in positions {
            text.extend([" ", &notation::write_position(*position)]);
        }
        Some(text)
    }

    /// Parses a message; `None` if the text is not a request with at least one position.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let verb = words.next()?;
        let number = words.next()?.parse().ok()?;
        let limit = words.next()?.parse().ok()?;
        let memory = words.next()?.parse().ok()?;
        let task = match verb {
            ANALYZE => Task::Evaluation { milliseconds: limit },
            VARIATIONS => Task::Variations { milliseconds: limit },
            REPLY => Task::Reply { nodes: limit },
            _ => return None,
        };
        let board = words.next()?;
        let rules = notation::read_rules(board, Objective::from_name(words.next()?)?).ok()?;
        let positions: Option<Vec<Position>> = words.map(|word| notation::read_position(rules, word).ok()).collect();
        let request = Request { task, positions: positions.filter(|positions| !positions.is_empty())? };
        Some(Self { number, memory, request })
    }
}
