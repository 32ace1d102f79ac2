//! Requests as messages.

use super::{ANALYZE, REPLY, ULTIMATE, VARIATIONS};
use crate::request::{AnalysisRequest, Request, Task, UltimateRequest};
use engine::decimal::{decimal, decimals};
use engine::{Objective, Position, Square, notation};

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
    /// Writes the message; `None` for an analysis without positions, which has no rules.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let (verb, limit) = match &self.request {
            Request::Analysis(request) => match request.task {
                Task::Evaluation { milliseconds } => (ANALYZE, milliseconds),
                Task::Variations { milliseconds } => (VARIATIONS, milliseconds),
                Task::Reply { nodes } => (REPLY, nodes),
            },
            Request::Ultimate(request) => (ULTIMATE, request.milliseconds),
        };
        let numbers = decimals(&[self.number, limit, self.memory].map(u64::from), " ");
        let mut words = vec![verb.to_owned(), numbers];
        match &self.request {
            Request::Analysis(AnalysisRequest { positions, .. }) => {
                let rules = positions.first()?.rules();
                words.extend([rules.name(), rules.objective().name().to_owned()]);
                words.extend(positions.iter().map(|position| notation::write_position(*position)));
            }
            Request::Ultimate(UltimateRequest { moves, seed, .. }) => {
                words.push(decimal(*seed));
                words.extend(moves.iter().map(|square| square.name()));
            }
        }
        Some(words.join(" "))
    }

    /// Parses a message; `None` if the text is not a request, or one of an analysis without positions.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let verb = words.next()?;
        let number = words.next()?.parse().ok()?;
        let limit = words.next()?.parse().ok()?;
        let memory = words.next()?.parse().ok()?;
        let task = match verb {
            ULTIMATE => {
                let seed = words.next()?.parse().ok()?;
                let moves: Option<Vec<Square>> = words.map(|word| word.parse().ok()).collect();
                let request = UltimateRequest { moves: moves?, seed, milliseconds: limit }.into();
                return Some(Self { number, memory, request });
            }
            ANALYZE => Task::Evaluation { milliseconds: limit },
            VARIATIONS => Task::Variations { milliseconds: limit },
            REPLY => Task::Reply { nodes: limit },
            _ => return None,
        };
        let board = words.next()?;
        let rules = notation::read_rules(board, Objective::from_name(words.next()?)?).ok()?;
        let positions: Option<Vec<Position>> = words.map(|word| notation::read_position(rules, word).ok()).collect();
        let request = AnalysisRequest { task, positions: positions.filter(|positions| !positions.is_empty())? };
        Some(Self { number, memory, request: request.into() })
    }
}
