//! Requests as messages.

use super::{ANALYZE, MOVE, REPLY, VARIATIONS};
use crate::request::{AnalysisRequest, MoveRequest, Request, Task};
use engine::decimal::{decimal, decimals};
use engine::games::{Game, Variant};
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
    /// Writes the message; `None` for an analysis without positions, which has no rules.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let (verb, limit) = match &self.request {
            Request::Analysis(request) => match request.task {
                Task::Evaluation { milliseconds } => (ANALYZE, milliseconds),
                Task::Variations { milliseconds } => (VARIATIONS, milliseconds),
                Task::Reply { nodes } => (REPLY, nodes),
            },
            Request::Move(request) => (MOVE, request.milliseconds),
        };
        let numbers = decimals(&[self.number, limit, self.memory].map(u64::from), " ");
        let mut words = vec![verb.to_owned(), numbers];
        match &self.request {
            Request::Analysis(AnalysisRequest { positions, .. }) => {
                let rules = positions.first()?.rules();
                words.extend([rules.name(), rules.objective().name().to_owned()]);
                words.extend(positions.iter().map(|position| notation::write_position(*position)));
            }
            Request::Move(MoveRequest { game, seed, .. }) => {
                let start = game.variant().start();
                words.extend([decimal(*seed), game.variant().name().to_owned()]);
                words.extend(game.moves().iter().map(|played| start.name_of(*played)));
            }
        }
        Some(words.join(" "))
    }

    /// Parses a message; `None` if the text is not a request of a move or of at least one position.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let verb = words.next()?;
        let number = words.next()?.parse().ok()?;
        let limit = words.next()?.parse().ok()?;
        let memory = words.next()?.parse().ok()?;
        let task = match verb {
            MOVE => {
                let seed = words.next()?.parse().ok()?;
                let variant = Variant::from_name(words.next()?)?;
                let game = Game::parse(variant, &words.collect::<Vec<&str>>().join(" ")).ok()?;
                let request = MoveRequest { game, seed, milliseconds: limit }.into();
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
