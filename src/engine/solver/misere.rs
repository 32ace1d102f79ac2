//! Misère: whoever completes a line loses.
//!
//! Nothing of the other search holds here: a square more is a burden, and often the question is only who has to move.
//! So this is plain alpha-beta with a table, and with what can be seen early: that a side cannot be made to lose.

use super::board::Board;
use super::fingerprint::{DEFENCE, Fingerprint, MIRRORED_MOVES, mix};
use super::lines::{Lines, each};
use super::potential::{ONE, Potential};
use super::table::Table;
use crate::engine::evaluation::{Budget, Stopped};
use crate::engine::tablebase::Value;

/// What is won in no moves at all; each move takes one away. More than any board has squares.
const WON: i8 = 100;

/// The least and the most that a position can be worth, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    least: i8,
    most: i8,
}

/// A position by what either side must not complete.
pub(super) struct Burdens {
    /// What the side to move still lacks of its lines.
    mine: Lines,
    /// What the other side still lacks.
    theirs: Lines,
    /// How many squares are free.
    free: u32,
}

impl Burdens {
    pub(super) fn new(mut mine: Lines, mut theirs: Lines, free: u32) -> Self {
        mine.keep_the_least();
        theirs.keep_the_least();
        Self::of_least(mine, theirs, free)
    }

    fn of_least(mut mine: Lines, mut theirs: Lines, free: u32) -> Self {
        // A line that needs more squares than its side has moves left can be forgotten.
        mine.retain(|need| need.count_ones() <= free.div_ceil(2));
        theirs.retain(|need| need.count_ones() <= free / 2);
        Self { mine, theirs, free }
    }

    /// After a move to this square, or to one that lies on no line if there is none.
    fn play(&self, square: u64) -> Self {
        Self::of_least(self.theirs.without(square), self.mine.after_attack(square), self.free - 1)
    }

    /// Whether the side to move surely completes no line, or the other side.
    ///
    /// A side that always takes the lightest square does not make its potential grow: the square that the other side takes
    /// next was no lighter, and takes its weight away. A line is completed when its weight is 1; so there is none if the
    /// potential is less than 1 when the side is to move, or less than 1/2 if that side also has to take the last square.
    fn is_safe(lines: &Lines, takes_the_last: bool) -> bool {
        let sum = Potential::of(lines).sum;
        if takes_the_last { 2 * sum < ONE } else { sum < ONE }
    }
}

/// A search of misère positions.
pub(super) struct Misere<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut Table<Bounds>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl Misere<'_, '_> {
    /// What the position is worth, within the bounds asked for: beyond them, something at least as far out.
    fn search(&mut self, position: &Burdens, least: i8, most: i8, depth: u32) -> Result<i8, Stopped> {
        self.budget.count()?;
        let mut bounds = Bounds { least: -WON, most: WON };
        if position.free == 0 || position.mine.is_empty() && position.theirs.is_empty() {
            return Ok(0);
        }
        let odd = position.free % 2 == 1;
        if position.mine.is_empty() || Burdens::is_safe(&position.mine, odd) {
            bounds.least = 0;
        }
        if position.theirs.is_empty() || Burdens::is_safe(&position.theirs, !odd) {
            bounds.most = 0;
        }
        let key = self.key(position, depth);
        if let Some(known) = self.table.get(key) {
            bounds = Bounds { least: bounds.least.max(known.least), most: bounds.most.min(known.most) };
        }
        let (start, beta) = (least.max(bounds.least), most.min(bounds.most));
        if start >= beta {
            // Known exactly, or well enough for what was asked.
            return Ok(if bounds.least >= most { bounds.least } else { bounds.most });
        }
        let mut alpha = start;
        let before = self.budget.nodes();
        let mut best = -WON;
        for square in self.moves(position) {
            let score = if position.mine.as_slice().contains(&square) && square != 0 {
                -(WON - 1)
            } else {
                let next = position.play(square);
                // Seen from after the move, everything is one move nearer.
                -nearer(self.search(&next, -farther(beta), -farther(alpha), depth + 1)?)
            };
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let worth = best.clamp(bounds.least, bounds.most);
        if best < beta {
            bounds.most = worth;
        }
        if best > start {
            bounds.least = worth;
        }
        let effort = u32::try_from(self.budget.nodes() - before).unwrap_or(u32::MAX);
        self.table.insert(key, effort, bounds);
        Ok(worth)
    }

    /// The moves, the most promising first: those that lie on no line, and then those that burden the mover least.
    fn moves(&self, position: &Burdens) -> Vec<u64> {
        let live = position.mine.squares() | position.theirs.squares();
        let (mine, theirs) = (Potential::of(&position.mine), Potential::of(&position.theirs));
        let mut moves: Vec<u64> = each(live).collect();
        if live.count_ones() < position.free {
            moves.push(0);
        }
        moves.sort_by_key(|square| if *square == 0 { (0, 0) } else { (mine.at(*square), theirs.at(*square)) });
        moves
    }

    fn key(&self, position: &Burdens, depth: u32) -> u128 {
        let symmetries = if depth <= MIRRORED_MOVES { self.board.symmetries() } else { 0 };
        let images = (0..=symmetries).map(|symmetry| {
            let turn = |need| self.board.turn(symmetry, need);
            Fingerprint::of(&position.mine, 0, turn)
                .and(Fingerprint::of(&position.theirs, DEFENCE, turn))
                .key(mix(u64::from(position.free)))
        });
        images.min().unwrap_or_default()
    }

    /// Whether the side to move wins, loses, or neither.
    pub(super) fn result(&mut self, position: &Burdens) -> Result<std::cmp::Ordering, Stopped> {
        if self.search(position, 0, 1, 0)? > 0 {
            return Ok(std::cmp::Ordering::Greater);
        }
        Ok(self.search(position, -1, 0, 0)?.cmp(&0))
    }

    /// The same with the number of moves.
    pub(super) fn value(&mut self, position: &Burdens) -> Result<Value, Stopped> {
        let score = self.search(position, -WON, WON, 0)?;
        let moves = WON.saturating_sub(score.saturating_abs()).unsigned_abs();
        Ok(match score.signum() {
            1 => Value::Win(moves),
            0 => Value::Draw,
            _ => Value::Loss(moves),
        })
    }
}

/// The same one move earlier: a win or a loss is farther away and counts for less.
const fn nearer(score: i8) -> i8 {
    score - score.signum()
}

/// A bound as it has to be one move later, so that nothing between is lost.
const fn farther(score: i8) -> i8 {
    if score == 0 || score == WON || score == -WON { score } else { score + score.signum() }
}
