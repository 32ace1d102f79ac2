//! Alpha–beta search of ultimate tic-tac-toe.
//!
//! Iterative deepening; each position is searched with a window (α, β) outside of which its exact score does not matter (Knuth and
//! Moore 1975). All moves but the first get a null window, and a second search if they are better (principal variation search).
//! Moves are tried in the order of the transposition table and of their history of cutoffs.
//!
//! A score is a win or a loss with the number of moves until then, or an estimate. Nothing is pruned but what alpha–beta proves
//! irrelevant, so that a score of a win or a loss is proven at any depth. Once the depth covers all free squares, every score is. A
//! stopped search keeps the scores of the last depth that was finished, and proven ones of the next.

use super::board::{Board, Place};
use crate::evaluation::{Evaluation, Proof};
use crate::limits::budget::{Budget, Stopped};
use crate::other_games::grid::FULL;

/// The score of a win now. Wins after more moves have less, and estimates have at most half.
const WIN: i32 = 20_000;
/// The least score of a win.
const LEAST_WIN: i32 = WIN - 100;
/// By how much scores are divided so that the chances of estimates fit the results of games (`chances` of the bench `ultimate`).
const PER_ESTIMATE: i32 = 25;
/// The most entries of the transposition table, of 16 bytes each.
const MOST_ENTRIES: u64 = 1 << 18;

/// A score in the transposition table.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: i16,
    depth: u8,
    bound: Bound,
    /// The number of the best move.
    best: u8,
}

/// How the score of an entry relates to the exact one.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Unknown,
    AtLeast,
    AtMost,
    Exact,
}

/// A search with its tables.
pub struct Search<'a, 'b> {
    table: Vec<Entry>,
    /// How often each move of X and O has cut off others, weighted by depth.
    history: [[u32; 81]; 2],
    budget: &'a mut Budget<'b>,
}

impl<'a, 'b> Search<'a, 'b> {
    /// Returns a search with empty tables.
    pub fn new(budget: &'a mut Budget<'b>) -> Self {
        let entries = budget.nodes_left().clamp(256, MOST_ENTRIES).next_power_of_two();
        Self { table: vec![Entry::default(); entries as usize], history: [[0; 81]; 2], budget }
    }

    /// Returns the best move found, or `None` if the game is over. The seed decides which moves are searched first.
    pub fn best(&mut self, root: &Board, seed: u64) -> Option<Place> {
        let mut moves = moves_of(root);
        let first = seed as usize % moves.len().max(1);
        moves.rotate_left(first);
        for depth in self.depths(root) {
            let mut alpha = -WIN;
            let mut best = 0;
            for (number, place) in moves.iter().enumerate() {
                let Ok(score) = self.score_of_move(root, *place, depth, 0, (alpha, WIN), number == 0) else {
                    // A better move of this depth replaces the last one.
                    return moves.get(best).copied();
                };
                if score > alpha || number == 0 {
                    (alpha, best) = (score, number);
                }
            }
            // The best move is the first of the next depth.
            moves.get_mut(..=best)?.rotate_right(1);
            if alpha.abs() >= LEAST_WIN {
                break;
            }
        }
        moves.first().copied()
    }

    /// Returns all moves with their evaluations, in the order of [`Board::places`].
    pub fn values(&mut self, root: &Board) -> Vec<(Place, Evaluation)> {
        let mut values: Vec<_> = moves_of(root).into_iter().map(|place| (place, Evaluation::Unknown)).collect();
        for depth in self.depths(root) {
            let is_complete = u32::from(depth) >= root.free();
            let mut found = Vec::new();
            for (place, value) in &mut values {
                if value.wdl().is_some() {
                    found.push(*value);
                    continue;
                }
                let Ok(score) = self.score_of_move(root, *place, depth, 0, (-WIN, WIN), true) else { return values };
                let evaluation = evaluation(score, is_complete);
                if evaluation.wdl().is_some() {
                    *value = evaluation;
                }
                found.push(evaluation);
            }
            values.iter_mut().zip(found).for_each(|((_, value), found)| *value = found);
        }
        values
    }

    /// Returns the depths to search, up to the last free square.
    fn depths(&self, root: &Board) -> std::ops::RangeInclusive<u8> {
        1..=self.budget.depth_limit().min(root.free() as u8)
    }

    /// Returns the score of a move for the side that makes it. `ply` is the number of moves from the root.
    fn score_of_move(
        &mut self,
        board: &Board,
        place: Place,
        depth: u8,
        ply: u8,
        (alpha, beta): (i32, i32),
        is_first: bool,
    ) -> Result<i32, Stopped> {
        let after = board.after(place);
        let mut score = alpha + 1;
        if !is_first {
            score = -self.score(&after, depth - 1, ply + 1, (-alpha - 1, -alpha))?;
        }
        if is_first || score > alpha && score < beta {
            score = -self.score(&after, depth - 1, ply + 1, (-beta, -alpha))?;
        }
        Ok(score)
    }

    /// Returns the score of a position for the side to move: exact inside the window, and else a bound on the same side of it.
    fn score(&mut self, board: &Board, depth: u8, ply: u8, (mut alpha, beta): (i32, i32)) -> Result<i32, Stopped> {
        self.budget.count_node()?;
        if board.winner().is_some() {
            return Ok(i32::from(ply) - WIN);
        }
        if board.closed() == FULL {
            return Ok(0);
        }
        if depth == 0 {
            return Ok(board.estimate());
        }
        let known = self.entry(board).copied().filter(|entry| entry.key == board.key && entry.bound != Bound::Unknown);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let score = moved(entry.score.into(), -i32::from(ply));
            match entry.bound {
                Bound::Exact => return Ok(score),
                Bound::AtLeast if score >= beta => return Ok(score),
                Bound::AtMost if score <= alpha => return Ok(score),
                _ => {}
            }
        }
        let start = alpha;
        let (mut best, mut best_place) = (-WIN, 0);
        for (number, place) in self.ordered(board, known.map(|entry| entry.best)).into_iter().enumerate() {
            let score = self.score_of_move(board, place, depth, ply, (alpha, beta), number == 0)?;
            if score > best {
                (best, best_place) = (score, place.number());
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.credit(board, place, depth);
                break;
            }
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best <= start => Bound::AtMost,
            _ => Bound::Exact,
        };
        let score = moved(best, ply.into()) as i16;
        if let Some(entry) = self.entry(board) {
            *entry = Entry { key: board.key, score, depth, bound, best: best_place as u8 };
        }
        Ok(best)
    }

    fn entry(&mut self, board: &Board) -> Option<&mut Entry> {
        let last = self.table.len() - 1;
        self.table.get_mut(board.key as usize & last)
    }

    /// Returns the moves, the most promising first.
    fn ordered(&self, board: &Board, best: Option<u8>) -> Vec<Place> {
        let mut moves: Vec<(u32, Place)> =
            board.places().map(|place| (self.promise(board, place, best), place)).collect();
        moves.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        moves.into_iter().map(|(_, place)| place).collect()
    }

    fn promise(&self, board: &Board, place: Place, best: Option<u8>) -> u32 {
        if best.map(usize::from) == Some(place.number()) {
            return u32::MAX;
        }
        self.history.get(board.turn as usize).and_then(|history| history.get(place.number())).copied().unwrap_or(0)
    }

    /// Counts a cutoff.
    fn credit(&mut self, board: &Board, place: Place, depth: u8) {
        let history = self.history.get_mut(board.turn as usize).and_then(|history| history.get_mut(place.number()));
        if let Some(count) = history {
            *count = count.saturating_add(u32::from(depth).pow(2));
        }
    }
}

/// Returns the moves of a position, none if the game is over.
fn moves_of(board: &Board) -> Vec<Place> {
    if board.winner().is_some() { Vec::new() } else { board.places().collect() }
}

/// Moves the score of a win or loss away from 0 by this number of moves: from the root to a position, whose score the table holds.
fn moved(score: i32, moves: i32) -> i32 {
    match score {
        LEAST_WIN.. => score + moves,
        _ if score <= -LEAST_WIN => score - moves,
        _ => score,
    }
}

/// Converts the score of a move. After a complete search, no score is an estimate.
fn evaluation(score: i32, is_complete: bool) -> Evaluation {
    let within = Some((WIN - score.abs()) as u8);
    match score {
        LEAST_WIN.. => Evaluation::Proven(Proof::Win { within }),
        _ if score <= -LEAST_WIN => Evaluation::Proven(Proof::Loss { within }),
        _ if is_complete => Evaluation::Proven(Proof::Draw),
        _ => Evaluation::Estimate((score / PER_ESTIMATE) as i16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scores_of_wins_and_losses_count_moves() {
        assert_eq!([WIN - 9, 9 - WIN, 30, 0, -30].map(|score| moved(score, 4)), [WIN - 5, 5 - WIN, 30, 0, -30]);
    }
}
