//! What is known of positions, wherever that comes from, and how far it is proved.

use super::position::Position;
use super::rules::Rules;
use super::solver::Prospect;
use super::square::Square;
use super::tablebase::{self, Value};

/// What the side to move has to expect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// The exact value.
    Exact(Value),
    /// It is proved who wins or that nobody does, though perhaps not how soon.
    Proved {
        /// What is proved.
        prospect: Prospect,
        /// After how many more marks the game ends at the latest, if that is known of a win or a loss.
        within: Option<u8>,
    },
    /// Not proved. The estimate is that of [`search`](super::search::Prospect::Open).
    Open {
        /// More for better chances of the side to move, nought for equal ones.
        estimate: i16,
    },
    /// Nobody has looked at it.
    #[default]
    Unknown,
}

impl Evaluation {
    /// Who wins, or that nobody does, if that is proved.
    #[must_use]
    pub fn prospect(self) -> Option<Prospect> {
        match self {
            Self::Exact(value) => Some(value.into()),
            Self::Proved { prospect, .. } => Some(prospect),
            Self::Open { .. } | Self::Unknown => None,
        }
    }

    /// What a move gives the side that makes it, when this is what the other side has to expect then.
    ///
    /// ```
    /// use tic_tac_toe::engine::evaluation::Evaluation;
    /// use tic_tac_toe::engine::tablebase::Value;
    ///
    /// assert_eq!(Evaluation::Exact(Value::Loss(0)).of_the_move_here(), Evaluation::Exact(Value::Win(1)));
    /// assert_eq!(Evaluation::Open { estimate: 40 }.of_the_move_here(), Evaluation::Open { estimate: -40 });
    /// ```
    #[must_use]
    pub fn of_the_move_here(self) -> Self {
        match self {
            Self::Exact(value) => Self::Exact(value.of_the_move_here()),
            Self::Proved { prospect, within } => {
                Self::Proved { prospect: !prospect, within: within.map(|marks| marks.saturating_add(1)) }
            }
            Self::Open { estimate } => Self::Open { estimate: estimate.saturating_neg() },
            Self::Unknown => Self::Unknown,
        }
    }
}

/// The best move that is known in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BestMove {
    /// Proven to achieve the result that the position is proven to have.
    Proven(Square),
    /// The most promising move. Another move may be better, even if the result of the position is proven.
    Likely(Square),
}

impl BestMove {
    /// The square, proven or not.
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Proven(square) | Self::Likely(square) => square,
        }
    }
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// What the side to move has to expect.
    pub evaluation: Evaluation,
    /// The best move that is known, if one is.
    pub best: Option<BestMove>,
    /// How many marks ahead all moves were looked at; nought if that is not how the analysis came about.
    pub depth: u8,
}

impl Analysis {
    /// Whether both the result and a move that achieves it are proven, so that no search can improve on the move.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.evaluation.prospect().is_some() && matches!(self.best, Some(BestMove::Proven(_)))
    }
}

/// What somebody wants to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// How long each position may be thought over.
    pub milliseconds: u32,
    /// The positions, the most important first. All have the same rules.
    pub positions: Vec<Position>,
}

/// How many analyses are kept: of all moves of the longest game and of all moves of its last position, and some more.
const MOST: usize = 1_024;

/// Analyses of positions, with how long each was thought over. What the rules or the page's own [`tablebase`] know of a
/// position needs no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analyses {
    /// The oldest come first.
    entries: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    position: Position,
    analysis: Analysis,
    /// For how many milliseconds it may have been thought over; nought as long as that goes on.
    thought: u32,
}

impl Analyses {
    /// Whether all positions of these rules are known without being analyzed by anybody.
    #[must_use]
    pub fn need_nobody(rules: Rules) -> bool {
        rules == Rules::TIC_TAC_TOE
    }

    /// Whether nothing was found out.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What is known of a position so far.
    #[must_use]
    pub fn of(&self, position: &Position) -> Analysis {
        if let Some(value) = tablebase::value(position) {
            let best = tablebase::best_squares(position).and_then(|squares| squares.first());
            return Analysis { evaluation: Evaluation::Exact(value), best: best.map(BestMove::Proven), depth: 0 };
        }
        if position.outcome().is_some() {
            return Analysis { evaluation: finished(position), ..Analysis::default() };
        }
        self.entry(position).map(|entry| entry.analysis).unwrap_or_default()
    }

    /// What a move gives the side that makes it; unknown where it cannot be played.
    #[must_use]
    pub fn of_move(&self, position: &Position, square: Square) -> Evaluation {
        position.play(square).map(|after| self.of(&after).evaluation.of_the_move_here()).unwrap_or_default()
    }

    /// Whether nothing more is to be learnt of a position by thinking it over for so many milliseconds.
    #[must_use]
    pub fn is_settled(&self, position: &Position, milliseconds: u32) -> bool {
        Self::need_nobody(position.rules())
            || position.outcome().is_some()
            || self.entry(position).is_some_and(|Entry { analysis, thought, .. }| {
                *thought >= milliseconds.max(1) || *thought > 0 && analysis.is_proven()
            })
    }

    /// Notes what was found out about a position by thinking it over for so many milliseconds, or for nought as long as
    /// that goes on. A proven result stays, first of all one with a proven move; then what looked farther ahead, then what
    /// took longer: a restarted search knows less at first than the analysis it would replace.
    pub fn note(&mut self, position: Position, analysis: Analysis, thought: u32) {
        if Self::need_nobody(position.rules()) || position.outcome().is_some() {
            return;
        }
        let mut noted = Entry { position, analysis, thought };
        if let Some(place) = self.entries.iter().position(|entry| entry.position == position) {
            noted = noted.after(&self.entries.remove(place));
        } else if self.entries.len() >= MOST {
            self.entries.remove(0);
        }
        self.entries.push(noted);
    }

    fn entry(&self, position: &Position) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.position == *position)
    }
}

impl Entry {
    /// What is known with this in addition to what was known `before`.
    fn after(self, before: &Self) -> Self {
        let analysis = if before.worth() > self.worth() { before.analysis } else { self.analysis };
        Self { analysis, thought: self.thought.max(before.thought), ..self }
    }

    /// A greater one for the entry that says more.
    fn worth(&self) -> (bool, bool, u8, u32) {
        let Analysis { evaluation, depth, .. } = self.analysis;
        (evaluation.prospect().is_some(), self.analysis.is_proven(), depth, self.thought)
    }
}

/// The value of a game that is over.
fn finished(position: &Position) -> Evaluation {
    Evaluation::Exact(match position.outcome().and_then(super::Outcome::winner) {
        Some(winner) if winner == position.turn() => Value::Win(0),
        Some(_) => Value::Loss(0),
        None => Value::Draw,
    })
}
