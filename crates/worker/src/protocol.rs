//! The messages between page and worker.
//!
//! A message is a text of words separated by single spaces:
//!
//! ```text
//! page    analyze 7 1000 80 15x15x5 normal 15/15/…/15-x 15/15/…-o
//! page    variations 8 60000 80 15x15x5 normal 15/15/…/15-x
//! page    reply 9 100 80 15x15x5 normal 15/15/…/15-x
//! worker  ready
//! worker  analyzed 7 0 going h8? 4 open 12
//! worker  analyzed 7 0 done h8? 9 open 15
//! worker  analyzed 7 1 done g9 0 win 5
//! worker  variations 8 0 going 12;h8-i9-g7 open 40;h9-g8 win 5
//! worker  reply 9 0 done h8? 2 open 12
//! ```
//!
//! The numbers of a request are its own, the limit, and the memory of the tables in MiB. A question mark follows a best move that
//! is not proven. An analysis and each variation end with the evaluation:
//!
//! | words | evaluation |
//! |---|---|
//! | `wins 5`, `draws`, `loses 4` | exact |
//! | `win`, `win 9`, `draw`, `loss`, `loss 8` | proven, with the bound of the moves if there is one |
//! | `open 12` | estimate |
//! | `unknown` | unknown |

use std::fmt;

use engine::analysis::report::Finding;
use engine::decimal::decimals;
use engine::evaluation::{Analysis, AnalysisKind, BestMove, Evaluation, Value, Wdl};
use engine::search::{Variation, Variations};
use engine::{Objective, Position, Rules, notation};

/// The verb of a request of evaluations.
const ANALYZE: &str = "analyze";

/// The verb of a reply with an evaluation.
const ANALYZED: &str = "analyzed";

/// The verb of a request of variations, and of its replies.
const VARIATIONS: &str = "variations";

/// The verb of a request of Very hard's move, and of its answer.
const REPLY: &str = "reply";

/// A request of the page to analyze positions, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What the analysis finds.
    pub kind: AnalysisKind,
    /// Identifies the request in replies.
    pub number: u32,
    /// The limit for each position: milliseconds or, for a reply, nodes.
    pub limit: u32,
    /// The memory of the tables in MiB.
    pub memory: u32,
    /// The rules of all the positions.
    pub rules: Rules,
    /// The positions.
    pub positions: Vec<Position>,
}

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

impl Request {
    /// Writes the message.
    pub fn text(&self) -> String {
        let Self { kind, number, limit, memory, rules, positions } = self;
        let verb = match kind {
            AnalysisKind::Evaluation => ANALYZE,
            AnalysisKind::Variations => VARIATIONS,
            AnalysisKind::Reply => REPLY,
        };
        let numbers = decimals(&[*number, *limit, *memory].map(u64::from), " ");
        let mut text = [verb, " ", &numbers, " ", &rules.name(), " ", rules.objective().name()].concat();
        for position in positions {
            text.extend([" ", &notation::write_position(*position)]);
        }
        text
    }

    /// Parses a request; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = match words.next()? {
            ANALYZE => AnalysisKind::Evaluation,
            VARIATIONS => AnalysisKind::Variations,
            REPLY => AnalysisKind::Reply,
            _ => return None,
        };
        let number = words.next()?.parse().ok()?;
        let limit = words.next()?.parse().ok()?;
        let memory = words.next()?.parse().ok()?;
        let board = words.next()?;
        let rules = notation::read_rules(board, Objective::from_name(words.next()?)?).ok()?;
        let positions: Option<Vec<Position>> = words.map(|word| notation::read_position(rules, word).ok()).collect();
        Some(Self { kind, number, limit, memory, rules, positions: positions? })
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready => formatter.write_str("ready"),
            Self::Found { number, index, is_done, finding } => {
                let verb = match finding {
                    Finding::Analysis(_) => ANALYZED,
                    Finding::Variations(_) => VARIATIONS,
                    Finding::Reply(_) => REPLY,
                };
                write!(formatter, "{verb} {number} {index} {} ", if *is_done { "done" } else { "going" })?;
                match finding {
                    Finding::Analysis(analysis) | Finding::Reply(analysis) => write_analysis(analysis, formatter),
                    Finding::Variations(found) => write_variations(found, formatter),
                }
            }
        }
    }
}

fn write_analysis(analysis: &Analysis, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Analysis { evaluation, best, depth } = analysis;
    match best {
        Some(BestMove::Proven(square)) => write!(formatter, "{square}")?,
        Some(BestMove::Likely(square)) => write!(formatter, "{square}?")?,
        None => formatter.write_str("-")?,
    }
    write!(formatter, " {depth} ")?;
    write_evaluation(*evaluation, formatter)
}

fn write_variations(found: &Variations, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(formatter, "{}", found.depth)?;
    found.best.iter().try_for_each(|Variation { evaluation, moves }| {
        let mut separator = ";";
        for square in moves {
            write!(formatter, "{separator}{square}")?;
            separator = "-";
        }
        formatter.write_str(" ")?;
        write_evaluation(*evaluation, formatter)
    })
}

fn write_evaluation(evaluation: Evaluation, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    match evaluation {
        Evaluation::Exact(Value::Win(marks)) => write!(formatter, "wins {marks}"),
        Evaluation::Exact(Value::Loss(marks)) => write!(formatter, "loses {marks}"),
        Evaluation::Exact(Value::Draw) => formatter.write_str("draws"),
        Evaluation::Proven { wdl, within: Some(within) } => write!(formatter, "{} {within}", wdl.name()),
        Evaluation::Proven { wdl, within: None } => formatter.write_str(wdl.name()),
        Evaluation::Estimate(estimate) => write!(formatter, "open {estimate}"),
        Evaluation::Unknown => formatter.write_str("unknown"),
    }
}

impl Reply {
    /// Parses a reply; `None` if the text is not one.
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
                ANALYZED => Finding::Analysis(read_analysis(&mut words)?),
                REPLY => Finding::Reply(read_analysis(&mut words)?),
                VARIATIONS => {
                    let depth = words.next()?.parse().ok()?;
                    let mut best = Vec::new();
                    for part in parts.by_ref() {
                        best.push(read_variation(part)?);
                    }
                    Finding::Variations(Variations { depth, best })
                }
                _ => return None,
            };
            Self::Found { number, index, is_done, finding }
        };
        (words.next().is_none() && parts.next().is_none()).then_some(reply)
    }
}

fn read_variation(text: &str) -> Option<Variation> {
    let mut words = text.split(' ');
    let mut moves = Vec::new();
    for square in words.next()?.split('-') {
        moves.push(square.parse().ok()?);
    }
    let evaluation = read_evaluation(&mut words)?;
    words.next().is_none().then_some(Variation { evaluation, moves })
}

fn read_analysis<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Analysis> {
    let best = match words.next()? {
        "-" => None,
        word => Some(match word.strip_suffix('?') {
            Some(square) => BestMove::Likely(square.parse().ok()?),
            None => BestMove::Proven(word.parse().ok()?),
        }),
    };
    let depth = words.next()?.parse().ok()?;
    Some(Analysis { evaluation: read_evaluation(words)?, best, depth })
}

fn read_evaluation<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Evaluation> {
    let (kind, number) = (words.next()?, words.next());
    let marks = || number.and_then(|number| number.parse().ok());
    Some(match kind {
        "wins" => Evaluation::Exact(Value::Win(marks()?)),
        "loses" => Evaluation::Exact(Value::Loss(marks()?)),
        "open" => Evaluation::Estimate(number?.parse().ok()?),
        "draws" if number.is_none() => Evaluation::Exact(Value::Draw),
        "unknown" if number.is_none() => Evaluation::Unknown,
        name => {
            let wdl = Wdl::ALL.into_iter().find(|wdl| wdl.name() == name)?;
            let within = match number {
                // A draw has no number of moves.
                Some(_) if wdl == Wdl::Draw => return None,
                Some(_) => Some(marks()?),
                None => None,
            };
            Evaluation::Proven { wdl, within }
        }
    })
}
