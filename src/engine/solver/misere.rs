//! Misère, where completing a line loses: fail-soft alpha–beta search (negamax) with a transposition table.
//!
//! Nothing of the searches for normal play holds here: an extra mark is a burden, and often the question is only who
//! has to move. The position consists of both sides' residual lines, which their side must not complete, and of the
//! number of free squares. That number decides who makes the last move.
//!
//! **Score** for the side to move: 0 is a draw; a win in *n* plies is [`WON`] − *n*, and a loss the negative of that.
//! [`MisereSearch::search`] returns a score inside the window as it is, and otherwise a bound that is outside too.
//!
//! **Reduction.** A line that needs more squares than its side has moves left is never completed and is removed.
//!
//! **Bounds.** A side that can [avoid](Potential::is_avoidable) its own lines never loses: the score is at least 0 for
//! the side to move, or at most 0 for its opponent. The table keeps a lower and an upper bound of each position.
//!
//! **Window.** The result alone needs two null-window searches, (0, 1) and (−1, 0); the number of plies needs the full
//! window.

use std::cmp::Ordering;

use super::bits::squares;
use super::board::Board;
use super::canonical_key::MAX_SYMMETRY_DEPTH;
use super::fingerprint::{DEFENSE_SALT, Fingerprint};
use super::potential::Potential;
use super::residual_lines::ResidualLines;
use super::transposition_table::TranspositionTable;
use crate::engine::evaluation::{Budget, Stopped, Value};
use crate::engine::mixing::mix;

/// The score of a win in 0 plies; greater than the number of squares.
const WON: i8 = 100;

/// The move to any square without lines.
const PASS: u64 = 0;

/// A lower and an upper bound of a score.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoreBounds {
    lower: i8,
    upper: i8,
}

/// A position of misère, with minimal lines.
pub(super) struct MiserePosition {
    mover: ResidualLines,
    opponent: ResidualLines,
    /// The number of free squares.
    free: u32,
}

impl MiserePosition {
    pub(super) fn new(mut mover: ResidualLines, mut opponent: ResidualLines, free: u32) -> Self {
        mover.minimize();
        opponent.minimize();
        Self::without_long_lines(mover, opponent, free)
    }

    fn without_long_lines(mut mover: ResidualLines, mut opponent: ResidualLines, free: u32) -> Self {
        mover.retain(|line| line.count_ones() <= free.div_ceil(2));
        opponent.retain(|line| line.count_ones() <= free / 2);
        Self { mover, opponent, free }
    }

    fn play(&self, square: u64) -> Self {
        let mover = self.opponent.after_opponent_move(square);
        let opponent = self.mover.after_own_move(square);
        Self::without_long_lines(mover, opponent, self.free - 1)
    }

    /// Returns the bounds that hold without a search.
    fn bounds(&self) -> ScoreBounds {
        let mover_is_last = self.free % 2 == 1;
        let is_safe = |lines: &ResidualLines, makes_last_move: bool| Potential::of(lines).is_avoidable(makes_last_move);
        ScoreBounds {
            lower: if is_safe(&self.mover, mover_is_last) { 0 } else { -WON },
            upper: if is_safe(&self.opponent, !mover_is_last) { 0 } else { WON },
        }
    }

    /// Returns the moves, safest first: a pass, and then by their weight for the mover and for the opponent.
    fn moves(&self) -> Vec<u64> {
        let live = self.mover.squares() | self.opponent.squares();
        let (mover, opponent) = (Potential::of(&self.mover), Potential::of(&self.opponent));
        let mut moves: Vec<u64> = squares(live).collect();
        if live.count_ones() < self.free {
            moves.push(PASS);
        }
        moves.sort_by_key(|square| if *square == PASS { (0, 0) } else { (mover.at(*square), opponent.at(*square)) });
        moves
    }

    fn completes_a_line(&self, square: u64) -> bool {
        square != PASS && self.mover.as_slice().contains(&square)
    }
}

/// A search of misère positions.
pub(super) struct MisereSearch<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut TranspositionTable<ScoreBounds>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl MisereSearch<'_, '_> {
    /// Compares the score with 0.
    pub(super) fn result(&mut self, position: &MiserePosition) -> Result<Ordering, Stopped> {
        if self.search(position, 0, 1, 0)? > 0 {
            return Ok(Ordering::Greater);
        }
        Ok(self.search(position, -1, 0, 0)?.cmp(&0))
    }

    /// Returns the result and the number of plies.
    pub(super) fn value(&mut self, position: &MiserePosition) -> Result<Value, Stopped> {
        let score = self.search(position, -WON, WON, 0)?;
        let plies = WON.saturating_sub(score.saturating_abs()).unsigned_abs();
        Ok(match score.signum() {
            1 => Value::Win(plies),
            0 => Value::Draw,
            _ => Value::Loss(plies),
        })
    }

    /// Searches with the window from `lower` to `upper`.
    fn search(&mut self, position: &MiserePosition, lower: i8, upper: i8, depth: u32) -> Result<i8, Stopped> {
        self.budget.count_node()?;
        if position.free == 0 || position.mover.is_empty() && position.opponent.is_empty() {
            return Ok(0);
        }
        let mut bounds = position.bounds();
        let key = self.key(position, depth);
        if let Some(known) = self.table.get(key) {
            bounds = ScoreBounds { lower: bounds.lower.max(known.lower), upper: bounds.upper.min(known.upper) };
        }
        let (start, beta) = (lower.max(bounds.lower), upper.min(bounds.upper));
        if start >= beta {
            return Ok(if bounds.lower >= upper { bounds.lower } else { bounds.upper });
        }
        let before = self.budget.nodes();
        let mut alpha = start;
        let mut best = -WON;
        for square in position.moves() {
            let score = if position.completes_a_line(square) {
                -(WON - 1)
            } else {
                let next = position.play(square);
                -plies_from_parent(self.search(&next, -plies_from_child(beta), -plies_from_child(alpha), depth + 1)?)
            };
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

    fn key(&self, position: &MiserePosition, depth: u32) -> u128 {
        let symmetries = if depth <= MAX_SYMMETRY_DEPTH { self.board.symmetries().len() } else { 0 };
        let images = (0..=symmetries).map(|symmetry| {
            let image = |line| self.board.image(symmetry, line);
            Fingerprint::of(&position.mover, 0, image)
                .and(Fingerprint::of(&position.opponent, DEFENSE_SALT, image))
                .key(mix(u64::from(position.free)))
        });
        images.min().unwrap_or_default()
    }
}

/// Converts the score of a child to plies from its parent: the end is one ply farther away.
const fn plies_from_parent(score: i8) -> i8 {
    score - score.signum()
}

/// Converts a bound to plies from a child, the inverse of [`plies_from_parent`]; the widest bounds stay.
const fn plies_from_child(bound: i8) -> i8 {
    if bound == 0 || bound == WON || bound == -WON { bound } else { bound + bound.signum() }
}
