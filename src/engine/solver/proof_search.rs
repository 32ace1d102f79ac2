//! Depth-first proof-number search (df-pn, Nagai 2002) of the two-sided game.
//!
//! **Question.** Can the attacker complete a line before the defender does? The tree is an AND/OR tree: OR where the
//! attacker moves, AND where the defender moves. Every move fills a square, so that there are no cycles. Results do not
//! depend on the path, which rules out the graph-history interaction problem.
//!
//! **Selection.** The search of a position ends when one of its [proof numbers](super::proof_numbers) reaches a limit.
//! It descends to the most-proving child and returns once another child is clearly better. So it visits the leaves in
//! nearly the order of best-first proof-number search, but stores only the path and the table.
//!
//! **Table.** A solved position is stored with its certificate, any other with its proof numbers. Entries may
//! be lost: a missing position is analyzed again, which costs time but never correctness.
//!
//! **Leaves.** [`TwoSidedGame::analyze`] decides many positions without search. Where the potential is low, a short
//! [search of the Maker–Breaker game](crate::engine::solver::residual::maker_breaker) follows. Breaker's win there means that the defender
//! prevents every line here.
//!
//! **Pruning.** [`Refutations`] removes the moves that a refuted move's certificate covers, even after their search has
//! begun. Dominated moves and those outside a must-play region are never generated
//! ([`static_analysis`](super::static_analysis)).

use super::board::Board;
use super::canonical_key::CanonicalKey;
use super::certificate::Certificate;
use super::proof_numbers::{ProofNumbers, Selection};
use super::refutations::Refutations;
use super::residual::lines::ResidualLines;
use super::residual::maker_breaker::MakerBreakerSearch;
use super::residual::potential::ONE;
use super::residual::reduction::Solution;
use super::residual::two_sided::TwoSidedGame;
use super::static_analysis::StaticAnalysis;
use super::transposition_table::TranspositionTable;
use crate::engine::evaluation::{Budget, Stopped};

/// The default node limit of a leaf's Maker–Breaker search.
pub(super) const MAKER_BREAKER_NODES: u64 = 100;

/// The greatest potential of a leaf that gets a Maker–Breaker search. Breaker rarely wins above it.
const MAKER_BREAKER_POTENTIAL: u32 = ONE + ONE / 2;

/// The state of a position in the table.
#[derive(Clone, Copy, Debug)]
pub(super) enum NodeState {
    Solved(Certificate),
    Unsolved(ProofNumbers),
}

impl NodeState {
    fn map(self, transform: impl Fn(u64) -> u64) -> Self {
        match self {
            Self::Solved(certificate) => Self::Solved(certificate.map(transform)),
            Self::Unsolved(numbers) => Self::Unsolved(numbers),
        }
    }
}

/// A search of the two-sided game for one attacker.
pub(super) struct ProofSearch<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut TranspositionTable<NodeState>,
    pub(super) maker_breaker_table: &'a mut TranspositionTable<Solution>,
    /// The node limit of a leaf's Maker–Breaker search.
    pub(super) maker_breaker_nodes: u64,
    pub(super) budget: &'a mut Budget<'b>,
}

/// An unsolved child of the current position.
struct Child {
    square: u64,
    numbers: ProofNumbers,
    key: CanonicalKey,
}

impl ProofSearch<'_, '_> {
    pub(super) fn solve(
        &mut self,
        attack: ResidualLines,
        defense: ResidualLines,
        attacker_moves: bool,
    ) -> Result<Certificate, Stopped> {
        let game = TwoSidedGame::new(attack, defense, attacker_moves);
        self.budget.count_node()?;
        if let StaticAnalysis::Solved(certificate) = game.analyze() {
            return Ok(certificate);
        }
        let key = CanonicalKey::of(self.board, &game, 0);
        loop {
            if let NodeState::Solved(certificate) = self.search(&game, key, ProofNumbers::UNLIMITED, 0)? {
                return Ok(certificate);
            }
        }
    }

    /// Searches a position until it is solved or its numbers reach a limit, and stores it.
    fn search(
        &mut self,
        game: &TwoSidedGame,
        key: CanonicalKey,
        limits: ProofNumbers,
        depth: u32,
    ) -> Result<NodeState, Stopped> {
        let nodes_before = self.budget.nodes();
        let state = self.search_children(game, key, limits, depth)?;
        let image = state.map(|set| self.board.image(key.symmetry, set));
        self.table.insert(key.key, self.budget.nodes() - nodes_before, image);
        Ok(state)
    }

    fn search_children(
        &mut self,
        game: &TwoSidedGame,
        key: CanonicalKey,
        limits: ProofNumbers,
        depth: u32,
    ) -> Result<NodeState, Stopped> {
        let moves = game.moves();
        let mut refutations = Refutations::new(game, &moves);
        let mut children: Vec<Child> = Vec::with_capacity(moves.squares.count_ones() as usize);
        for square in game.heaviest_first(moves.squares) {
            if refutations.is_refuted(square) {
                continue;
            }
            let key = key.after_move(self.board, game, square, depth + 1);
            match self.child_state(game, square, key)? {
                NodeState::Solved(certificate) => {
                    if let Some(certificate) = refutations.add(square, certificate) {
                        return Ok(NodeState::Solved(certificate));
                    }
                }
                NodeState::Unsolved(numbers) => children.push(Child { square, numbers, key }),
            }
        }
        loop {
            children.retain(|child| !refutations.is_refuted(child.square));
            if children.is_empty() {
                return Ok(NodeState::Solved(refutations.certificate()));
            }
            let selection = Selection::of(children.iter().map(|child| child.numbers));
            let unsolved = NodeState::Unsolved(selection.numbers);
            if selection.numbers.reaches(limits) {
                return Ok(unsolved);
            }
            let Some(child) = children.get_mut(selection.child) else { return Ok(unsolved) };
            let next = game.play(child.square);
            match self.search(&next, child.key, selection.child_limits(limits), depth + 1)? {
                NodeState::Unsolved(numbers) => child.numbers = numbers,
                NodeState::Solved(certificate) => {
                    let square = child.square;
                    if let Some(certificate) = refutations.add(square, certificate) {
                        return Ok(NodeState::Solved(certificate));
                    }
                }
            }
        }
    }

    /// Returns the state of the position after a move, from the table or by analysis.
    fn child_state(&mut self, game: &TwoSidedGame, square: u64, key: CanonicalKey) -> Result<NodeState, Stopped> {
        if let Some(image) = self.table.get(key.key) {
            return Ok(image.map(|set| self.board.preimage(key.symmetry, set)));
        }
        self.budget.count_node()?;
        let next = game.play(square);
        let state = match next.analyze() {
            StaticAnalysis::Solved(certificate) => NodeState::Solved(certificate),
            StaticAnalysis::Unsolved { moves, is_forced, potential } => {
                let may_be_disproved = !is_forced && potential <= MAKER_BREAKER_POTENTIAL;
                let zone = if may_be_disproved { self.disprove_by_maker_breaker(&next) } else { None };
                zone.map_or(NodeState::Unsolved(ProofNumbers::of_leaf(moves)), |zone| {
                    NodeState::Solved(Certificate::Disproof(zone))
                })
            }
        };
        self.table.insert(key.key, 1, state.map(|set| self.board.image(key.symmetry, set)));
        Ok(state)
    }

    /// Returns the relevance zone of a Breaker win of the defender, if a short search proves one.
    fn disprove_by_maker_breaker(&mut self, game: &TwoSidedGame) -> Option<u64> {
        let solution = self.budget.for_nodes(self.maker_breaker_nodes, |budget| {
            let mut search = MakerBreakerSearch { board: self.board, table: self.maker_breaker_table, budget };
            search.solve(game.attack.clone(), game.attacker_moves)
        });
        solution.ok().filter(|solution| !solution.maker_wins).map(|solution| solution.zone)
    }
}
