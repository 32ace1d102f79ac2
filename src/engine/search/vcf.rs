//! Wins by fours: each move threatens to complete a line, so that the other side has a single reply, until one move
//! threatens two at once. Players of five in a row call it VCF, victory by continuous fours.
//!
//! Because every reply is forced, such a win is a mere list of moves. It can be proved far deeper than anything else, and
//! [`VictoryByFours`] is what is to be played in every case.

use super::board::Board;
use super::cells::{Cell, Cells};
use super::weights;
use crate::engine::evaluation::Budget;
use crate::engine::{Mark, Objective, Position, Square};

/// A win that the side to move can force by threats to complete a line.
///
/// The moves are in the order of play: a threat, the only reply to it, and so on. To win by it, play the threats in
/// order, and complete a line as soon as one can be completed, which is at once where the other side does not make the
/// reply that is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VictoryByFours {
    moves: Vec<Square>,
    within: u8,
}

impl VictoryByFours {
    /// The threats and the only replies to them, in turn. The last move is of the winning side: it completes a line, or
    /// threatens to complete one on more squares than can be blocked.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// After how many marks the line is completed at the latest.
    #[must_use]
    pub const fn within(&self) -> u8 {
        self.within
    }
}

/// A win by fours of the side to move, if one is found by trying no more than so many moves. Not to find one does not
/// mean that there is none. There is none in misère.
///
/// ```
/// use tic_tac_toe::engine::search::vcf;
/// use tic_tac_toe::engine::{Objective, Rules, notation};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 a3 j8 a5").game.position();
/// let victory = vcf::find(&position, 1_000).unwrap();
/// // Four in a row with both ends open.
/// assert_eq!((victory.moves().len(), victory.within()), (1, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn find(position: &Position, nodes: u64) -> Option<VictoryByFours> {
    if position.outcome().is_some() {
        return None;
    }
    let mut fours = Fours::default();
    let win = fours.find(&mut Board::from_position(position), nodes, &mut Budget::unlimited())?;
    let moves = win.moves.iter().copied().filter_map(Square::from_index).collect();
    Some(VictoryByFours { moves, within: win.within })
}

/// A win by fours, as the search knows it.
#[derive(Clone, Debug, Default)]
pub struct Win {
    /// The threats and the replies to them in turn.
    pub moves: Vec<Cell>,
    /// After how many marks the line is completed at the latest.
    pub within: u8,
}

impl Win {
    /// The only cells on which the other side can have an answer, if it could play now before all this: those of the
    /// moves, those on which the last threat would be carried out, and those that, together with its forced replies, would
    /// threaten a line of its own.
    ///
    /// On any other cell its mark neither stands in the way, nor gives it anything to win with on the way: each line that
    /// a forced reply would bring so far lacks, without that mark, two.
    pub fn answers(&self, board: &mut Board) -> Cells {
        let attacker = board.turn();
        let mut answers = board.fours(!attacker);
        for (index, cell) in self.moves.iter().enumerate() {
            answers.set(*cell, true);
            if index + 1 == self.moves.len() {
                answers |= board.completions(attacker, *cell);
            }
            board.play(*cell);
            answers |= board.fours(!attacker);
        }
        self.moves.iter().rev().for_each(|cell| board.take_back(*cell));
        answers
    }
}

/// How many positions without such a win are remembered: a power of two.
const REMEMBERED: usize = 1 << 16;

/// The most moves of such a win, replies included, so that the search is never deep.
const LONGEST: usize = 120;

/// Finds wins by fours, and remembers where there is none.
#[derive(Clone, Debug)]
pub struct Fours {
    /// The keys of positions in which the side to move has no such win.
    failures: Box<[u64]>,
    moves: Vec<Cell>,
    nodes_left: u64,
    /// Whether a limit has ended the search, so that the absence of a win proves nothing.
    is_cut: bool,
}

impl Default for Fours {
    /// Remembers nothing yet.
    fn default() -> Self {
        Self { failures: vec![0; REMEMBERED].into(), moves: Vec::new(), nodes_left: 0, is_cut: false }
    }
}

impl Fours {
    /// A win by fours of the side to move, if one is found within so many nodes.
    pub fn find(&mut self, board: &mut Board, nodes: u64, budget: &mut Budget) -> Option<Win> {
        let mover = board.turn();
        if board.rules().objective() == Objective::Misere {
            return None;
        }
        // Most positions are told at a glance.
        if board.fours(mover).is_empty() && board.completing(mover).is_empty() {
            return None;
        }
        self.nodes_left = nodes;
        self.is_cut = false;
        self.moves.clear();
        self.attack(board, mover, budget).map(|last| {
            let moves = self.moves.clone();
            // After a threat on two cells, one is blocked and the other is completed.
            let within = moves.len() as u8 + if last == Last::Threatens { 2 } else { 0 };
            Win { moves, within }
        })
    }

    #[expect(clippy::indexing_slicing, reason = "the index is a remainder by the number of places")]
    fn attack(&mut self, board: &mut Board, mover: Mark, budget: &mut Budget) -> Option<Last> {
        if let Some(cell) = board.completing(mover).next() {
            self.moves.push(cell);
            return Some(Last::Completes);
        }
        let mut fours = board.fours(mover);
        let to_block = board.completing(!mover);
        match to_block.len() {
            0 => {}
            1 => fours &= to_block,
            _ => return None,
        }
        if fours.is_empty() {
            return None;
        }
        for cell in fours {
            if weights::lacking_two(board.sum(mover, cell)) >= 2 && board.completions(mover, cell).len() >= 2 {
                self.moves.push(cell);
                return Some(Last::Threatens);
            }
        }
        let key = board.key();
        let place = key as usize % REMEMBERED;
        if self.failures[place] == key {
            return None;
        }
        for cell in fours {
            let Some(reply) = board.completions(mover, cell).next() else { continue };
            let is_over = self.nodes_left < 2 || self.moves.len() >= LONGEST;
            if is_over || budget.count().and_then(|()| budget.count()).is_err() {
                self.is_cut = true;
                return None;
            }
            self.nodes_left -= 2;
            board.play(cell);
            board.play(reply);
            self.moves.extend([cell, reply]);
            let last = self.attack(board, mover, budget);
            board.take_back(reply);
            board.take_back(cell);
            if last.is_some() {
                return last;
            }
            self.moves.truncate(self.moves.len() - 2);
        }
        if !self.is_cut {
            self.failures[place] = key;
        }
        None
    }
}

/// What the last move of a win by fours does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    /// It completes a line.
    Completes,
    /// It threatens to complete one on two cells or more.
    Threatens,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;

    /// A position with marks close to each other, so that many threats can be made.
    fn crowded_position(rules: Rules, random: &mut fastrand::Rng) -> Position {
        let mut position = Position::new(rules);
        for _ in 0..random.u8(14..30) {
            let square = Square::new(random.u8(3..11), random.u8(3..11));
            match square.and_then(|square| position.play(square).ok()) {
                Some(next) if next.outcome().is_none() => position = next,
                _ => {}
            }
        }
        position
    }

    #[test]
    fn stopped_search_is_not_remembered_as_failure() {
        let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
        let mut random = fastrand::Rng::with_seed(15);
        let mut stopped = 0;
        for _ in 0..1_000 {
            let position = crowded_position(rules, &mut random);
            let find = |fours: &mut Fours, limit| {
                let mut budget = Budget::unlimited().with_nodes(limit);
                let win = fours.find(&mut Board::from_position(&position), 10_000, &mut budget);
                (win.map(|win| win.moves), budget.nodes())
            };
            let (expected, nodes) = find(&mut Fours::default(), u64::MAX);
            if expected.is_none() {
                continue;
            }
            for limit in (1..nodes).step_by(2).take(40) {
                let mut fours = Fours::default();
                stopped += usize::from(find(&mut fours, limit).0.is_none());
                let (win, _) = find(&mut fours, u64::MAX);
                assert!(win.is_some(), "stopped after {limit} of {nodes} nodes in {position:?}");
            }
        }
        assert!(stopped > 100, "{stopped} searches were stopped");
    }
}
