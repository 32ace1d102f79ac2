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
//! [search of the Maker–Breaker game](crate::solver::maker_breaker) follows. Breaker's win there means that the defender
//! prevents every line here.
//!
//! **Pruning.** [`Refutations`] removes the moves that a refuted move's certificate covers, even after their search has
//! begun. Dominated moves and those outside a must-play region are never generated
//! ([`static_analysis`](super::static_analysis)).

use super::bit_board::BitBoard;
use super::canonical_key::CanonicalKey;
use super::certificate::Certificate;
use super::maker_breaker::MakerBreakerSearch;
use super::proof_numbers::{ProofNumbers, Selection};
use super::proof_table::ProofTable;
use super::refutations::Refutations;
use super::residual::lines::ResidualLines;
use super::residual::potential::ONE;
use super::residual::reduction::Solution;
use super::residual::two_sided::TwoSidedGame;
use super::static_analysis::StaticAnalysis;
use crate::limits::budget::{Budget, Stopped};

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
    pub(super) board: &'a BitBoard,
    pub(super) table: &'a mut ProofTable<NodeState>,
    pub(super) maker_breaker_table: &'a mut ProofTable<Solution>,
    pub(super) maker_breaker_nodes: u64,
    pub(super) budget: &'a mut Budget<'b>,
}

/// A child of the current position.
struct Child {
    square: u64,
    key: CanonicalKey,
    /// `None` until the child is looked up or analyzed, and if it is solved then.
    numbers: Option<ProofNumbers>,
}

impl Child {
    /// Sets the state. Returns the certificate of the parent if the child decides it.
    fn set(&mut self, state: NodeState, refutations: &mut Refutations) -> Option<Certificate> {
        match state {
            NodeState::Solved(certificate) => refutations.add(self.square, certificate),
            NodeState::Unsolved(numbers) => {
                self.numbers = Some(numbers);
                None
            }
        }
    }
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
        if let StaticAnalysis::Solved(certificate) = game.analyze(false) {
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
        // All keys are computed before the table is read, so that the processor waits for several entries at once.
        let squares = game.heaviest_first(moves.squares).into_iter();
        let child = |square| Child { square, key: key.after_move(self.board, game, square, depth + 1), numbers: None };
        let mut children: Vec<Child> = squares.map(child).collect();
        // A child from the table may decide the position, or refute moves before they are analyzed.
        for child in &mut children {
            if let Some(state) = self.look_up(child.key)
                && let Some(certificate) = child.set(state, &mut refutations)
            {
                return Ok(NodeState::Solved(certificate));
            }
        }
        for child in children.iter_mut().filter(|child| child.numbers.is_none()) {
            if refutations.is_refuted(child.square) {
                continue;
            }
            let state = self.analyze(&game.play(child.square), child.key, moves.is_next_vcf_refuted)?;
            if let Some(certificate) = child.set(state, &mut refutations) {
                return Ok(NodeState::Solved(certificate));
            }
        }
        loop {
            children.retain(|child| !refutations.is_refuted(child.square));
            if children.is_empty() {
                return Ok(NodeState::Solved(refutations.certificate()));
            }
            let numbers = children.iter().map(|child| child.numbers.unwrap_or(ProofNumbers::UNLIMITED));
            let selection = Selection::of(numbers, game.attacker_moves);
            let unsolved = NodeState::Unsolved(selection.numbers);
            if selection.numbers.reaches(limits) {
                return Ok(unsolved);
            }
            let Some(child) = children.get_mut(selection.child) else { return Ok(unsolved) };
            let next = game.play(child.square);
            let state = self.search(&next, child.key, selection.child_limits(limits), depth + 1)?;
            if let Some(certificate) = child.set(state, &mut refutations) {
                return Ok(NodeState::Solved(certificate));
            }
        }
    }

    fn look_up(&self, key: CanonicalKey) -> Option<NodeState> {
        let image = self.table.get(key.key)?;
        Some(image.map(|set| self.board.preimage(key.symmetry, set)))
    }

    /// Analyzes a position that is not in the table, and stores it.
    fn analyze(&mut self, game: &TwoSidedGame, key: CanonicalKey, is_vcf_refuted: bool) -> Result<NodeState, Stopped> {
        self.budget.count_node()?;
        let state = match game.analyze(is_vcf_refuted) {
            StaticAnalysis::Solved(certificate) => NodeState::Solved(certificate),
            StaticAnalysis::Unsolved { moves, is_forced, potential } => {
                let may_be_disproved = !is_forced && potential <= MAKER_BREAKER_POTENTIAL;
                let zone = if may_be_disproved { self.disprove_by_maker_breaker(game) } else { None };
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
