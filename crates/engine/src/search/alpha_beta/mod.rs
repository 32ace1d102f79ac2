//! Principal variation search (T. A. Marsland, M. S. Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982).
//!
//! **Algorithm.** This is alpha–beta search in negamax form: [`AlphaBeta::node`] returns the score for the side to
//! move, and a parent negates it. The first move of a node gets the full window (alpha, beta). Each later move gets a
//! null window (alpha, alpha + 1), which only asks whether the move is better. If so, and if its score is below beta,
//! it is searched again with the full window. `deepening.rs` calls the search with depth 1, 2, 3, … (iterative deepening),
//! so that the [transposition table](super::transposition_table) knows a good first move of most nodes.
//!
//! **Contract.** If `v` is the value of the tree that the rules below define, `node` returns (fail-soft)
//!
//! | result `s` | meaning |
//! |---|---|
//! | alpha < s < beta | v = s |
//! | s ≥ beta | v ≥ s: fail-high, a lower bound |
//! | s ≤ alpha | v ≤ s: fail-low, an upper bound |
//!
//! After the budget has ended, results have no meaning: each caller checks that before it uses or stores one.
//!
//! **Proofs.** Scores of proven wins and losses lie beyond all estimates ([`score`](super::score)). A draw has no score of its own.
//! So the flag `is_heuristic` records whether a static evaluation or an omitted move had part in a score. A score
//! without the flag that is neither a win nor a loss is a proven draw. The table stores the flag with each entry.
//!
//! **Rules of a node**, in the order in which they apply. The first group is sound: it decides nodes or omits moves by
//! proof.
//!
//! 1. *Dead board.* Without live lines, or without free squares, the game is drawn.
//! 2. *Mate-distance pruning.* The score lies between a loss at this ply and a win at the next one. The search ends if
//!    no score of the window does.
//! 3. *Erdős–Selfridge bound.* A side that cannot complete any line ([`CountedBoard::is_hopeless`]) gets a draw at most. That
//!    ends the search if a draw is not above alpha. The same holds, mirrored, for the other side and beta.
//! 4. *Forced moves* ([`must_play`](super::moves::must_play)) decide the node, leave one move, or limit the moves to the must-play region. Other
//!    moves lose within a known number of plies, which becomes the `floor` of the node's score.
//! 5. *Transposition table.* An entry of at least this depth decides the node if its bound fits the window. A proven
//!    score, or one without heuristics, does so at any depth. A node that is decided inherits the entry's flag.
//! 6. *VCF* ([`super::vcf`]). A win by continuous fours decides the node.
//! 7. *Null-move threat.* From depth 2: if the other side had a VCF after a pass, only moves in its relevance
//!    zone can refute it ([`relevance_zone`](super::vcf::Vcf::relevance_zone)). The others lose to it, with a floor.
//!
//! The second group is heuristic. It trades certainty for depth:
//!
//! 8. *Horizon.* At depth 0 the node gets its static evaluation. A forced reply costs no depth, and a node with a
//!    must-play region is searched up to four plies beyond the horizon. Beyond ply 100, every node is evaluated.
//! 9. *Width.* Nodes without forced moves search only the first 20 moves of the [move picker](crate::search::moves::move_picker),
//!    except near the end of the game. A loss of all of them proves nothing about the rest and counts as the static
//!    evaluation.
//! 10. *Pruning by static evaluation* ([`pruning`]), in nodes with a null window where nothing is forced, except
//!     near the end of the game: near the horizon, a node far above beta fails high (reverse futility), before the
//!     search for a VCF, and one far below alpha fails low after it (razoring). A node above beta fails high if it does
//!     so after a pass, in a shallower search (null move).
//! 11. *Move count.* Near the horizon such nodes try only the first moves.
//! 12. *Late-move reduction.* The null-window search of later moves is shallower, by the logarithms of depth and number
//!     of the move, more the less patterns promise of the move, and less for moves with a good history. A move that fails
//!     high is searched again with full depth.
//! 13. *Internal iterative reduction.* Nodes without a move from the table are searched one ply less deep.
//!
//! In renju, rule 3 does not apply to O, and neither regions nor zones to anyone: a mark anywhere may make a foul of a
//! square that they count on, or lift one. Without legal moves, X passes, and the node is evaluated.
//!
//! In misère, rules 3, 4, 6 and 7 do not apply: threats have no meaning where completing a line loses. Moves that
//! complete a line are omitted with the floor of an immediate loss.
//!
//! **Contempt.** The [score of a draw](super::score::draw) depends on the side at the root. Hence table keys include that
//! side: the table outlives the search.

mod move_loop;
mod node;
mod pruning;

use super::counted_board::CountedBoard;
use super::moves::history::{History, Place};
use super::moves::move_picker::MoveList;
use super::moves::reductions::Reductions;
use super::transposition_table::TranspositionTable;
use super::vcf::VcfSearch;
use super::zobrist;
use crate::board::{Mark, Square};
use crate::limits::budget::Budget;

/// The maximum ply of a node.
pub const MAX_PLY: usize = 100;

/// The state of a search.
pub struct AlphaBeta<'a, 'b> {
    pub board: CountedBoard,
    pub table: &'a TranspositionTable,
    pub vcf: &'a mut VcfSearch,
    /// The side to move at the root.
    pub root_side: Mark,
    pub budget: &'a mut Budget<'b>,
    /// The moves from the root to the node; `None` is a pass.
    pub path: Vec<Option<Square>>,
    pub history: History,
    pub reductions: Reductions,
    /// Whether heuristics had part in any score since the flag was cleared.
    pub is_heuristic: bool,
    /// Unused move lists, kept to save allocations.
    pub spare: Vec<MoveList>,
    /// Unused lists of tried moves, kept to save allocations.
    pub spare_tried: Vec<Vec<Square>>,
}

/// The parameters of a node.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
}

impl AlphaBeta<'_, '_> {
    pub fn key(&self) -> u64 {
        self.board.key() ^ zobrist::root_key(self.root_side)
    }

    /// Plays a move of the tree.
    pub fn play(&mut self, square: Square) {
        self.board.play(square);
        self.path.push(Some(square));
    }

    /// Takes back the last move, which was on this square.
    pub fn take_back(&mut self, square: Square) {
        self.path.pop();
        self.board.take_back(square);
    }

    pub fn place(&self, ply: usize) -> Place {
        Place { mover: self.board.turn(), ply, previous: self.path.last().copied().flatten() }
    }
}
