//! What is known of positions, wherever that comes from, and how far it is proved.

use super::position::Position;
use super::prover::Prospect;
use super::rules::Rules;
use super::solver::{self, Value};
use super::square::Square;

/// What the side to move has to expect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Forecast {
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

impl Forecast {
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
    /// use tic_tac_toe::engine::judgement::Forecast;
    /// use tic_tac_toe::engine::solver::Value;
    ///
    /// assert_eq!(Forecast::Exact(Value::Loss(0)).of_the_move_here(), Forecast::Exact(Value::Win(1)));
    /// assert_eq!(Forecast::Open { estimate: 40 }.of_the_move_here(), Forecast::Open { estimate: -40 });
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
pub struct Judgement {
    /// What the side to move has to expect.
    pub forecast: Forecast,
    /// The best move that is known, if one is.
    pub best: Option<BestMove>,
    /// How many marks ahead all moves were looked at; nought if that is not how the judgement came about.
    pub depth: u8,
}

impl Judgement {
    /// Whether both the result and a move that achieves it are proven, so that no search can improve on the move.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.forecast.prospect().is_some() && matches!(self.best, Some(BestMove::Proven(_)))
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

/// How many judgements are kept: of all moves of the longest game and of all moves of its last position, and some more.
const MOST: usize = 1_024;

/// Judgements of positions, with how long each was thought over. What the rules or the page's own [`solver`] know of a
/// position needs no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgements {
    /// The oldest come first.
    entries: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    position: Position,
    judgement: Judgement,
    /// For how many milliseconds it may have been thought over; nought as long as that goes on.
    thought: u32,
}

impl Judgements {
    /// Whether all positions of these rules are known without being judged by anybody.
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
    pub fn of(&self, position: &Position) -> Judgement {
        if let Some(value) = solver::value(position) {
            let best = solver::best_squares(position).and_then(|squares| squares.first());
            return Judgement { forecast: Forecast::Exact(value), best: best.map(BestMove::Proven), depth: 0 };
        }
        if position.outcome().is_some() {
            return Judgement { forecast: finished(position), ..Judgement::default() };
        }
        self.entry(position).map(|entry| entry.judgement).unwrap_or_default()
    }

    /// What a move gives the side that makes it; unknown where it cannot be played.
    #[must_use]
    pub fn of_move(&self, position: &Position, square: Square) -> Forecast {
        position.play(square).map(|after| self.of(&after).forecast.of_the_move_here()).unwrap_or_default()
    }

    /// Whether nothing more is to be learnt of a position by thinking it over for so many milliseconds.
    #[must_use]
    pub fn is_settled(&self, position: &Position, milliseconds: u32) -> bool {
        Self::need_nobody(position.rules())
            || position.outcome().is_some()
            || self.entry(position).is_some_and(|Entry { judgement, thought, .. }| {
                *thought >= milliseconds.max(1) || *thought > 0 && judgement.is_proven()
            })
    }

    /// Notes what was found out about a position by thinking it over for so many milliseconds, or for nought as long as
    /// that goes on. A proven result stays, first of all one with a proven move; then what looked farther ahead, then what
    /// took longer: a restarted search knows less at first than the judgement it would replace.
    pub fn note(&mut self, position: Position, judgement: Judgement, thought: u32) {
        if Self::need_nobody(position.rules()) || position.outcome().is_some() {
            return;
        }
        let mut noted = Entry { position, judgement, thought };
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
        let judgement = if before.worth() > self.worth() { before.judgement } else { self.judgement };
        Self { judgement, thought: self.thought.max(before.thought), ..self }
    }

    /// A greater one for the entry that says more.
    fn worth(&self) -> (bool, bool, u8, u32) {
        let Judgement { forecast, depth, .. } = self.judgement;
        (forecast.prospect().is_some(), self.judgement.is_proven(), depth, self.thought)
    }
}

/// The value of a game that is over.
fn finished(position: &Position) -> Forecast {
    Forecast::Exact(match position.outcome().and_then(super::Outcome::winner) {
        Some(winner) if winner == position.turn() => Value::Win(0),
        Some(_) => Value::Loss(0),
        None => Value::Draw,
    })
}
