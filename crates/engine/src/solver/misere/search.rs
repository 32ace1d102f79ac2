//! The search of a reduced position.

use super::super::board::{Board, MAX_SYMMETRIES};
use super::super::fingerprint::{DEFENSE_SALT, Fingerprint};
use super::super::transposition_table::TranspositionTable;
use super::image_hashes::ImageHashes;
use super::{INFINITE, MiserePosition, Question, Reduced, ScoreBounds, unsafe_squares};
use crate::evaluation::{Budget, Stopped, Value};
use std::cmp::Ordering;

/// A search of misère positions.
pub struct MisereSearch<'a, 'b> {
    board: &'a Board,
    table: &'a mut TranspositionTable<ScoreBounds>,
    budget: &'a mut Budget<'b>,
    question: Question,
    hashes: ImageHashes,
}

impl<'a, 'b> MisereSearch<'a, 'b> {
    pub fn new(
        board: &'a Board,
        table: &'a mut TranspositionTable<ScoreBounds>,
        budget: &'a mut Budget<'b>,
        question: Question,
    ) -> Self {
        Self { board, table, budget, question, hashes: ImageHashes::default() }
    }

    /// Compares the score with 0.
    pub fn result(&mut self, position: &Reduced) -> Result<Ordering, Stopped> {
        if self.search_reduced(position, -1, 0)? < 0 {
            return Ok(Ordering::Less);
        }
        Ok(self.search_reduced(position, 0, 1)?.cmp(&0))
    }

    /// Returns the result and the number of plies, of a position with this many free squares.
    pub fn value(&mut self, position: &Reduced, free: u8) -> Result<Value, Stopped> {
        let score = self.search_reduced(position, -INFINITE, INFINITE)?;
        let plies = (free + 1).saturating_sub(score.unsigned_abs());
        Ok(match score.cmp(&0) {
            Ordering::Greater => Value::Win(plies),
            Ordering::Equal => Value::Draw,
            Ordering::Less => Value::Loss(plies),
        })
    }

    /// Searches a reduced position for the side to move in the original one.
    fn search_reduced(&mut self, reduced: &Reduced, lower: i8, upper: i8) -> Result<i8, Stopped> {
        if reduced.is_opponents_turn {
            Ok(-self.search(&reduced.position, -upper, -lower)?)
        } else {
            self.search(&reduced.position, lower, upper)
        }
    }

    /// Searches with the window from `lower` to `upper`.
    fn search(&mut self, position: &MiserePosition, lower: i8, upper: i8) -> Result<i8, Stopped> {
        self.budget.count_node()?;
        let moves = position.core & !unsafe_squares(&position.mover.lines);
        if moves == 0 && position.mover.spares == 0 {
            return Ok(-(position.free() as i8));
        }
        let mut bounds = position.bounds();
        let is_open = |bounds: ScoreBounds| lower.max(bounds.lower) < upper.min(bounds.upper);
        let mut key = 0;
        if is_open(bounds) {
            key = self.key(position);
            if let Some(known) = self.table.get(key) {
                bounds = ScoreBounds { lower: bounds.lower.max(known.lower), upper: bounds.upper.min(known.upper) };
            }
        }
        if !is_open(bounds) {
            return Ok(if bounds.lower >= upper { bounds.lower } else { bounds.upper });
        }
        let (start, beta) = (lower.max(bounds.lower), upper.min(bounds.upper));
        let before = self.budget.nodes();
        let mut alpha = start;
        let mut best = -INFINITE;
        for square in position.moves(lower >= 0) {
            let next = position.play(square, self.question);
            let score = -self.search_reduced(&next, -beta, -alpha)?;
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if self.question == Question::Result {
            // The reduction keeps only the sign.
            best = best.signum();
        }
        let score = best.clamp(bounds.lower, bounds.upper);
        if best < beta {
            bounds.upper = score;
        }
        if best > start {
            bounds.lower = score;
        }
        self.table.insert(key, self.budget.nodes() - before, bounds);
        Ok(score)
    }

    /// Returns the key of the image whose lines have the least sum of hashes, equal for all symmetric images.
    fn key(&mut self, position: &MiserePosition) -> u128 {
        let mut sums = [0_u64; MAX_SYMMETRIES];
        let sides = [(&position.mover, 0), (&position.opponent, DEFENSE_SALT)];
        for (side, salt) in sides {
            for line in side.lines.as_slice() {
                let hashes = self.hashes.of(self.board, *line, salt);
                sums.iter_mut().zip(hashes).for_each(|(sum, hash)| *sum = sum.wrapping_add(*hash));
            }
        }
        let symmetry = (0..MAX_SYMMETRIES).min_by_key(|symmetry| sums.get(*symmetry)).unwrap_or_default();
        let mut image = Fingerprint::default();
        for (side, salt) in sides {
            for line in side.lines.as_slice() {
                let hashes = self.hashes.of(self.board, *line, salt);
                hashes.get(symmetry).into_iter().for_each(|hash| image.add_mixed(*hash));
            }
        }
        position.key(image)
    }
}
