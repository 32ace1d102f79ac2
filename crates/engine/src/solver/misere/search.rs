//! The search of a reduced position.

use super::super::bit_board::{BitBoard, MAX_SYMMETRIES};
use super::super::fingerprint::{DEFENSE_SALT, Fingerprint};
use super::super::proof_table::ProofTable;
use super::image_hashes::ImageHashes;
use super::{MiserePosition, Reduced, ScoreBounds, WIN, unsafe_squares};
use crate::limits::budget::{Budget, Stopped};
use std::cmp::Ordering;

/// A search of misère positions.
pub struct MisereSearch<'a, 'b> {
    board: &'a BitBoard,
    table: &'a mut ProofTable<ScoreBounds>,
    budget: &'a mut Budget<'b>,
    hashes: ImageHashes,
}

impl<'a, 'b> MisereSearch<'a, 'b> {
    pub fn new(board: &'a BitBoard, table: &'a mut ProofTable<ScoreBounds>, budget: &'a mut Budget<'b>) -> Self {
        Self { board, table, budget, hashes: ImageHashes::default() }
    }

    /// Compares the score with 0.
    pub fn result(&mut self, position: &Reduced) -> Result<Ordering, Stopped> {
        if self.search_reduced(position, -WIN, 0)? < 0 {
            return Ok(Ordering::Less);
        }
        Ok(self.search_reduced(position, 0, WIN)?.cmp(&0))
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
            // The mover has to complete a line, if a square is left.
            return Ok(if position.free() > 0 { -WIN } else { 0 });
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
        let mut best = -WIN;
        for square in position.moves(lower >= 0) {
            let next = position.play(square);
            let score = -self.search_reduced(&next, -beta, -alpha)?;
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
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
