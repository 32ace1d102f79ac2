//! The stored analyses of a game's positions.

use crate::board::Square;
use crate::evaluation::{Analysis, BestMove, Evaluation};
use crate::position::Position;
use crate::tablebase;

/// The capacity: enough for all positions of the longest game and all moves of its last position.
const CAPACITY: usize = 1_024;

/// The best known analysis of each position. Positions of the [`tablebase`] and finished games need no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analyses {
    /// The entries, the oldest first.
    entries: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    position: Position,
    analysis: Analysis,
    /// The time that the analysis was given; 0 for an interim result.
    milliseconds: u32,
}

impl Analyses {
    /// Whether no analysis is stored.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The best known analysis of a position.
    pub fn of(&self, position: &Position) -> Analysis {
        tablebase::analysis(position).unwrap_or_else(|| match self.entry(position) {
            Some(entry) => entry.analysis,
            None => Analysis::without_search(position),
        })
    }

    /// The best known move of a position and the evaluation of the move; `None` if no move is known.
    pub fn best_move(&self, position: &Position) -> Option<(Square, Evaluation)> {
        let known = self.of(position);
        let best = known.best?;
        let square = best.square();
        Some(match best {
            // The proven result is that of the best move, which may be another one.
            BestMove::Likely(_) if known.evaluation.wdl().is_some() => (square, self.of_move(position, square)),
            _ => (square, known.evaluation),
        })
    }

    /// The evaluation of a move, from the view of the side that plays it; unknown for an illegal move.
    pub fn of_move(&self, position: &Position, square: Square) -> Evaluation {
        position.play(square).map(|after| self.of(&after).evaluation.of_last_move()).unwrap_or_default()
    }

    /// Iterates over the stored evaluations of a position's moves, from the view of the side that plays them.
    pub fn of_moves(&self, position: &Position) -> impl Iterator<Item = Evaluation> {
        let entries = self.entries.iter().filter(|entry| entry.position.is_after_move_in(position));
        entries.map(|entry| entry.analysis.evaluation.of_last_move())
    }

    /// Whether the analysis of a position is final, so that `milliseconds` of analysis would not improve on it.
    pub fn is_final(&self, position: &Position, milliseconds: u32) -> bool {
        needs_no_entry(position)
            || self.entry(position).is_some_and(|entry| {
                entry.milliseconds >= milliseconds.max(1) || entry.milliseconds > 0 && entry.analysis.is_proven()
            })
    }

    /// Stores an analysis that was given `milliseconds` of time, or 0 for an interim result.
    ///
    /// Of two analyses of a position, the better one stays: proven, with a proven move, then deeper, then longer. A
    /// restarted search would otherwise replace its earlier result by a shallower one.
    pub fn insert(&mut self, position: Position, analysis: Analysis, milliseconds: u32) {
        if needs_no_entry(&position) {
            return;
        }
        let mut entry = Entry { position, analysis, milliseconds };
        if let Some(index) = self.entries.iter().position(|entry| entry.position == position) {
            entry = entry.merge(&self.entries.remove(index));
        } else if self.entries.len() >= CAPACITY {
            self.entries.remove(0);
        }
        self.entries.push(entry);
    }

    fn entry(&self, position: &Position) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.position == *position)
    }
}

/// Whether a position is evaluated without a stored analysis.
fn needs_no_entry(position: &Position) -> bool {
    tablebase::covers(position.rules()) || position.outcome().is_some()
}

impl Entry {
    /// The better analysis of the two, with the longer time.
    fn merge(self, older: &Self) -> Self {
        let analysis = if older.quality() > self.quality() { older.analysis } else { self.analysis };
        Self { analysis, milliseconds: self.milliseconds.max(older.milliseconds), ..self }
    }

    /// Orders entries by how much they say.
    fn quality(&self) -> (bool, bool, u8, u32) {
        let Analysis { evaluation, depth, .. } = self.analysis;
        (evaluation.wdl().is_some(), self.analysis.is_proven(), depth, self.milliseconds)
    }
}
