//! Misère, where completing a line loses: fail-soft alpha–beta search (negamax) with a transposition table.
//!
//! Nothing of the searches for normal play holds here: an extra mark is a burden, and often the question is only who
//! has to move. The position consists of both sides' residual lines, which their side must not complete.
//!
//! **Score** for the side to move: 1 is a win, 0 a draw, and −1 a loss. [`MisereSearch::search`] returns a score inside the
//! window as it is, and otherwise a bound that is outside too.
//!
//! **Domination.** Square *t* is at least as good a move as square *s* if every line through *t*, of either side, also
//! runs through *s*: the reverse of [`dominators`](crate::solver::residual::dominators). The mover takes *t* and imagines to have taken
//! *s*, and exchanges the two in all later moves. The lines through *s* alone are better for the mover as they really
//! are: an own line still lacks *s*, and an opponent's line is not yet dead. Only undominated squares are searched.
//!
//! **Reduction**, until none fits ([`MiserePosition::reduce`]):
//!
//! - A line that needs more squares than its side has moves left is never completed and is removed.
//! - A dead square, without lines, dominates all others. So both sides take the dead squares in turn, and the game goes
//!   on without them, with the other side to move if their number is odd.
//! - A *deadly* square completes a line of either side: whoever takes it loses. A *spare* of one side completes a line of
//!   the other and is on no own line: a safe move at any time. Neither influences another square, so that only their
//!   numbers count.
//! - With a deadly square the board is never filled, and whoever first runs out of safe moves loses. So one deadly square is
//!   as good as many. And a spare of one side cancels a spare of the other: the winner without both answers one with the
//!   other.
//!
//! **Bounds.** [`MiserePosition::bounds`] decides some positions without a search.
//!
//! - A side that can [avoid](is_avoidable) its own lines never loses.
//! - A side without safe moves loses, if squares are left. [`MiserePosition::outlasts`] counts those that one side has at least and
//!   the other at most.
//!
//! **Table.** The lower and the upper bound of each position, shared by all its symmetric images.
//!
//! **Window.** Two null-window searches, (−1, 0) and (0, 1), find the result.

pub(super) mod image_hashes;
pub(super) mod search;

use super::bits::{indices, squares};
use super::fingerprint::Fingerprint;
use super::residual::dominators::Dominators;
use super::residual::lines::ResidualLines;
use super::residual::position::ResidualPosition;
use super::residual::potential::{Potential, is_avoidable, potential, weight};
use crate::mixing::mix;

const WIN: i8 = 1;

/// How much more the opponent's lines count than the own ones in the order of moves, if only a win will do.
const OPPONENT_WEIGHT: u32 = 3;

/// The move to any spare square.
const SPARE: u64 = 0;

/// A lower and an upper bound of a score.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoreBounds {
    lower: i8,
    upper: i8,
}

/// One side of a position.
#[derive(Clone, Default)]
struct Side {
    /// The minimal residual lines, without those of spare and deadly squares.
    lines: ResidualLines,
    /// The number of squares that only this side can take without a completed line, and that are on no line of it.
    spares: u32,
}

/// A reduced position of misère. Every free square is on a line.
pub(super) struct MiserePosition {
    mover: Side,
    opponent: Side,
    /// The number of squares that complete a line of either side.
    deadly: u32,
    /// The other free squares that are no spares.
    core: u64,
}

/// A reduced position, and who moves there.
pub(super) struct Reduced {
    position: MiserePosition,
    /// Whether it is the other side than in the position that was reduced.
    is_opponents_turn: bool,
}

impl ResidualPosition {
    /// Returns the reduced position of misère.
    pub(super) fn misere(&self) -> Reduced {
        let side = |lines: &ResidualLines| {
            let mut lines = lines.clone();
            lines.minimize();
            Side { lines, spares: 0 }
        };
        let (mover, opponent) = (side(&self.mover), side(&self.opponent));
        MiserePosition { mover, opponent, deadly: 0, core: 0 }.reduce(self.free)
    }
}

impl MiserePosition {
    fn reduce(mut self, mut free: u32) -> Reduced {
        let mut is_opponents_turn = false;
        loop {
            self.mover.lines.retain(|line| line.count_ones() <= free.div_ceil(2));
            self.opponent.lines.retain(|line| line.count_ones() <= free / 2);
            self.count_isolated_squares();
            if self.deadly > 0 {
                let exchanged = self.mover.spares.min(self.opponent.spares);
                self.mover.spares -= exchanged;
                self.opponent.spares -= exchanged;
                free -= 2 * exchanged + self.deadly - 1;
                self.deadly = 1;
            }
            self.core = self.mover.lines.squares() | self.opponent.lines.squares();
            let dead = free - self.free();
            if dead == 0 {
                return Reduced { position: self, is_opponents_turn };
            }
            if dead % 2 == 1 {
                std::mem::swap(&mut self.mover, &mut self.opponent);
                is_opponents_turn = !is_opponents_turn;
            }
            free -= dead;
        }
    }

    /// Replaces squares that have no influence on others by their number.
    fn count_isolated_squares(&mut self) {
        let [mover, opponent] = [&self.mover, &self.opponent].map(|side| unsafe_squares(&side.lines));
        let deadly = mover & opponent;
        let spares_of_mover = opponent & !self.mover.lines.squares();
        let spares_of_opponent = mover & !self.opponent.lines.squares();
        self.deadly += deadly.count_ones();
        self.mover.spares += spares_of_mover.count_ones();
        self.opponent.spares += spares_of_opponent.count_ones();
        let isolated = deadly | spares_of_mover | spares_of_opponent;
        if isolated != 0 {
            self.mover.lines.retain(|line| line & isolated == 0);
            self.opponent.lines.retain(|line| line & isolated == 0);
        }
    }

    const fn free(&self) -> u32 {
        self.core.count_ones() + self.mover.spares + self.opponent.spares + self.deadly
    }

    /// Returns the position after a move, for the opponent of its mover.
    fn play(&self, square: u64) -> Reduced {
        let Self { mover: own, opponent: other, deadly, core } = self;
        let (mover, opponent) = if square == SPARE {
            (other.clone(), Side { lines: own.lines.clone(), spares: own.spares - 1 })
        } else {
            let mover = Side { lines: other.lines.after_opponent_move(square), ..*other };
            (mover, Side { lines: own.lines.after_own_move(square), ..*own })
        };
        Self { mover, opponent, deadly: *deadly, core: *core }.reduce(self.free() - 1)
    }

    /// Returns the table key of an image with this fingerprint.
    fn key(&self, image: Fingerprint) -> u128 {
        let Self { mover, opponent, deadly, .. } = self;
        let counts = mix(u64::from(mover.spares) | u64::from(opponent.spares) << 8 | u64::from(*deadly) << 16);
        image.key(counts)
    }

    /// Returns the bounds that hold without a search.
    fn bounds(&self) -> ScoreBounds {
        let mover_is_last = self.free() % 2 == 1;
        let mut bounds = ScoreBounds { lower: -WIN, upper: WIN };
        if self.outlasts(&self.mover, &self.opponent, true) {
            bounds.lower = WIN;
        } else if self.is_safe(&self.mover, &self.opponent, mover_is_last) {
            bounds.lower = 0;
        }
        if self.outlasts(&self.opponent, &self.mover, false) {
            bounds.upper = -WIN;
        } else if self.is_safe(&self.opponent, &self.mover, !mover_is_last) {
            bounds.upper = 0;
        }
        bounds
    }

    /// Returns whether a side can avoid its lines, including those of deadly squares and of the other side's spares.
    fn is_safe(&self, side: &Side, other: &Side, makes_last_move: bool) -> bool {
        let unsafe_weight = u32::from(weight(1)) * (other.spares + self.deadly);
        is_avoidable(potential(&side.lines) + unsafe_weight, makes_last_move)
    }

    /// Returns whether a side has safe moves until the other side completes a line.
    ///
    /// The side takes only squares of a set without a whole line of its own. Those that complete a line of the other side *wait*,
    /// because the other side never takes them. The rest is *contested*: the side takes one of them while there are any, so that
    /// it gets half of them, and rounded up if it moves first. All others are *left* to the other side, whose lines on them stay
    /// alive: it has to leave out a square of each.
    fn outlasts(&self, side: &Side, other: &Side, moves_first: bool) -> bool {
        let safe_for_other = self.core & !unsafe_squares(&other.lines);
        let own = without_lines(&side.lines, self.core, safe_for_other);
        let waiting = (own & !safe_for_other).count_ones() + side.spares;
        let contested = (own & safe_for_other).count_ones();
        let taken = if moves_first { contested.div_ceil(2) } else { contested / 2 };
        let left = most_without_lines(&other.lines, safe_for_other & !own);
        let moves_of_other = left + contested - taken + other.spares;
        let moves_needed = moves_of_other + u32::from(moves_first);
        waiting + taken >= moves_needed && self.free() > moves_needed + moves_of_other
    }

    /// Returns the undominated safe moves, those first that shorten the fewest own lines and kill the fewest of the
    /// opponent's, and a spare last. A side that needs a win keeps the opponent's lines alive above all.
    fn moves(&self, needs_win: bool) -> Vec<u64> {
        let mut through = Dominators::new();
        through.find(&[&self.mover.lines, &self.opponent.lines]);
        let mut dominated = 0;
        for index in indices(self.core) {
            let square = 1 << index;
            // Of squares on the same lines, the first stays.
            let worse = squares(through.at_index(index) & !square)
                .filter(|other| through.at(*other) & square == 0 || *other > square);
            dominated |= worse.fold(0, |all, other| all | other);
        }
        let (mover, opponent) = (Potential::of(&self.mover.lines), Potential::of(&self.opponent.lines));
        let candidates = self.core & !dominated & !unsafe_squares(&self.mover.lines);
        let mut moves = Vec::with_capacity(candidates.count_ones() as usize + 1);
        moves.extend(squares(candidates));
        let weight_of_opponent = if needs_win { OPPONENT_WEIGHT } else { 1 };
        moves.sort_by_key(|square| (mover.at(*square) + weight_of_opponent * opponent.at(*square), mover.at(*square)));
        if self.mover.spares > 0 {
            moves.push(SPARE);
        }
        moves
    }
}

/// Removes one square from each line that lies in `squares`, and returns the rest, which contains no line. Removes a
/// `spendable` square if the line has one.
fn without_lines(lines: &ResidualLines, mut squares: u64, spendable: u64) -> u64 {
    for line in lines.as_slice() {
        if line & !squares == 0 {
            let candidates = if line & spendable == 0 { *line } else { line & spendable };
            squares &= !(1 << candidates.trailing_zeros());
        }
    }
    squares
}

/// Returns a number that no set of these squares without a line exceeds: of each of several disjoint lines, one is left out.
fn most_without_lines(lines: &ResidualLines, squares: u64) -> u32 {
    let (mut rest, mut most) = (squares, squares.count_ones());
    for line in lines.as_slice() {
        if line & !rest == 0 {
            rest &= !line;
            most -= 1;
        }
    }
    most
}

/// Returns the squares on which a side completes one of its lines.
fn unsafe_squares(lines: &ResidualLines) -> u64 {
    lines.shortest(1).fold(0, |all, line| all | line)
}
