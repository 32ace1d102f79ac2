//! Move-ordering statistics: which moves caused cutoffs at other nodes of the tree.
//!
//! - *History heuristic* (J. Schaeffer, *The History Heuristic*, 1983): a score for each square and side. A move that
//!   causes a cutoff gains, and those tried before it lose (malus).
//! - *Killers*: the last two moves that caused a cutoff at the same ply.
//! - *Counter-moves* (J. Uiterwijk, *The Countermove Heuristic*, 1992): the last move that refuted a certain move.

use crate::board::{ByMark, Mark, Square};

/// The statistics of a search.
pub struct History {
    /// A score for each square and side, from −[`LIMIT`] to [`LIMIT`].
    scores: ByMark<Box<[i32; Square::INDICES]>>,
    /// The counter-move to each move, by the side that made that move.
    counters: ByMark<Box<[Option<Square>; Square::INDICES]>>,
    /// The killers of each ply, the latest first.
    killers: Vec<[Option<Square>; 2]>,
}

/// The limit of a score.
pub const LIMIT: i32 = 600;

/// The bonus of killers and counter-moves in move ordering.
const REFUTATION: i32 = LIMIT / 2;

/// Where a move is tried: the side to move, the ply, and the move before.
#[derive(Clone, Copy)]
pub struct Place {
    pub mover: Mark,
    pub ply: usize,
    pub previous: Option<Square>,
}

impl History {
    /// Creates statistics without any move, for this number of plies.
    pub fn new(plies: usize) -> Self {
        let counters = ByMark { x: Box::new([None; Square::INDICES]), o: Box::new([None; Square::INDICES]) };
        let scores = ByMark { x: Box::new([0; Square::INDICES]), o: Box::new([0; Square::INDICES]) };
        Self { scores, counters, killers: vec![[None; 2]; plies] }
    }

    /// Counts a cutoff by the last of these moves, after all others were tried without success. It counts more at
    /// greater depth, and not at the horizon and beyond.
    pub fn cutoff(&mut self, place: Place, tried: &[Square], depth: i32) {
        let Some((square, failed)) = tried.split_last() else { return };
        let depth = depth.max(0);
        let bonus = (depth * depth * 16).min(LIMIT / 4);
        self.add(place.mover, *square, bonus);
        failed.iter().for_each(|failed| self.add(place.mover, *failed, -bonus / 2));
        if let Some(killers) = self.killers.get_mut(place.ply).filter(|[first, _]| *first != Some(*square)) {
            *killers = [Some(*square), killers[0]];
        }
        if let Some(previous) = place.previous {
            self.counter(!place.mover, previous).replace(*square);
        }
    }

    /// The update approaches the limit and never passes it, like the "history gravity" of Stockfish.
    #[expect(clippy::indexing_slicing, reason = "each index has a score")]
    fn add(&mut self, mark: Mark, square: Square, bonus: i32) {
        let score = &mut self.scores[mark][usize::from(square.index())];
        *score += bonus - *score * bonus.abs() / LIMIT;
    }

    #[expect(clippy::indexing_slicing, reason = "each index has a counter-move or none")]
    fn counter(&mut self, mark: Mark, square: Square) -> &mut Option<Square> {
        &mut self.counters[mark][usize::from(square.index())]
    }

    #[expect(clippy::indexing_slicing, reason = "each index has a score")]
    pub fn score(&self, mark: Mark, square: Square) -> i32 {
        self.scores[mark][usize::from(square.index())]
    }

    /// Returns what orders the moves at a place.
    pub fn order(&mut self, place: Place) -> Order<'_> {
        let [first, second] = self.killers.get(place.ply).copied().unwrap_or_default();
        let counter = place.previous.and_then(|previous| *self.counter(!place.mover, previous));
        Order { scores: &self.scores[place.mover], refutations: [first, second, counter] }
    }
}

/// The statistics that order the moves at a place.
pub struct Order<'a> {
    scores: &'a [i32; Square::INDICES],
    refutations: [Option<Square>; 3],
}

impl Order<'_> {
    /// Returns the score of a move, with the bonus of killers and counter-moves.
    #[expect(clippy::indexing_slicing, reason = "each index has a score")]
    pub fn score(&self, square: Square) -> i32 {
        let bonus = if self.refutations.contains(&Some(square)) { REFUTATION } else { 0 };
        self.scores[usize::from(square.index())] + bonus
    }
}
