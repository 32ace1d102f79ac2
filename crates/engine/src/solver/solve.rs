//! The solver: from the two questions of the searches to results and best moves.

use std::cmp::Ordering;

use super::bit_board::BitBoard;
use super::certificate::Certificate;
use super::error::{Unproven, UnsolvableRules};
use super::maker_breaker::MakerBreakerSearch;
use super::misere::ScoreBounds;
use super::misere::search::MisereSearch;
use super::proof_search::{MAKER_BREAKER_NODES, NodeState, ProofSearch};
use super::proof_table::ProofTable;
use super::residual::position::ResidualPosition;
use super::residual::reduction::Solution;
use crate::board::{Square, Squares};
use crate::evaluation::{Evaluation, OtherRules, Wdl};
use crate::limits::Limits;
use crate::limits::budget::{Budget, Stopped};
use crate::position::Position;
use crate::rules::{Objective, Rules};
use crate::symmetry::Symmetries;

/// The node limit of the first search of the Maker–Breaker game. It doubles each time.
const INITIAL_NODES: u64 = 1 << 9;

/// The search of the two-sided game gets one node for this number of nodes of the Maker–Breaker game: its nodes are
/// more work, and it seldom is the first to find a draw. It has no limit once the Maker–Breaker game is solved.
const TWO_SIDED_DIVISOR: u64 = 16;

/// An exact solver for one set of rules. Its transposition tables persist, so that further queries are faster.
///
/// The same calls with limits of nodes give the same results.
///
/// ```
/// use engine::{Limits, Position, Rules, Solver, Wdl};
///
/// let rules: Rules = "5x4x4".parse()?;
/// let mut solver = Solver::new(rules)?;
/// assert_eq!(solver.result(&Position::new(rules), Limits::none())?, Wdl::Draw);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    board: BitBoard,
    maker_breaker: ProofTable<Solution>,
    two_sided: ProofTable<NodeState>,
    misere: ProofTable<ScoreBounds>,
    /// The nodes of the last query.
    nodes: u64,
}

impl Solver {
    /// The table size in bytes for solving whole games.
    pub const DEFAULT_MEMORY: usize = 128 << 20;

    /// Creates a solver with [`DEFAULT_MEMORY`](Self::DEFAULT_MEMORY).
    ///
    /// # Errors
    ///
    /// [`UnsolvableRules`] if the board has more than 64 squares, or if longer lines do not count.
    pub fn new(rules: Rules) -> Result<Self, UnsolvableRules> {
        Self::with_memory(rules, Self::DEFAULT_MEMORY)
    }

    /// Creates a solver whose tables together take at most `memory` bytes. The tables grow as needed. If the memory cannot be
    /// reserved, they are smaller.
    ///
    /// # Errors
    ///
    /// [`UnsolvableRules`] if the board has more than 64 squares, or if longer lines do not count.
    pub fn with_memory(rules: Rules, memory: usize) -> Result<Self, UnsolvableRules> {
        if !rules.counts_overlines() {
            return Err(UnsolvableRules::ExactLines(rules));
        }
        let board = BitBoard::new(rules).ok_or(UnsolvableRules::TooLarge(rules))?;
        let (normal, misere) = if rules.objective() == Objective::Normal { (memory, 0) } else { (0, memory) };
        Ok(Self {
            board,
            maker_breaker: ProofTable::with_memory(normal / 2),
            two_sided: ProofTable::with_memory(normal / 2),
            misere: ProofTable::with_memory(misere),
            nodes: 0,
        })
    }

    /// The rules of the positions that are solved.
    pub const fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// The number of nodes of the last query.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the result of the position with best play, for the side to move.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if a limit is reached first, or if the position has other rules than the solver.
    pub fn result(&mut self, position: &Position, limits: Limits) -> Result<Wdl, Unproven> {
        self.query(position, limits, |solver, budget| solver.result_within(position, budget))
    }

    /// Returns the result of each move from the view of the side to move; no moves once the game is over.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if a limit is reached first, or if the position has other rules than the solver.
    pub fn results_of_moves(&mut self, position: &Position, limits: Limits) -> Result<Vec<(Square, Wdl)>, Unproven> {
        self.query(position, limits, |solver, budget| {
            let squares = position.legal_squares().iter();
            let after = squares.filter_map(|square| Some((square, position.play(square).ok()?)));
            // A move with an open result may win.
            let result_of = |next: &Position, solver: &mut Self, budget: &mut Budget| {
                solver.result_within(next, budget).map_err(|_| Unproven::Stopped { at_most: Wdl::Win })
            };
            after.map(|(square, next)| Ok((square, !result_of(&next, solver, budget)?))).collect()
        })
    }

    /// Returns one of the moves with the best result, however soon; `None` once the game is over.
    ///
    /// This is much less work than to find the results of all moves.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if a limit is reached first, or if the position has other rules than the solver.
    pub fn best_square(&mut self, position: &Position, limits: Limits) -> Result<Option<Square>, Unproven> {
        self.query(position, limits, |solver, budget| solver.best_square_within(position, budget))
    }

    /// Answers a query about a position of these rules, and counts its nodes.
    fn query<T>(
        &mut self,
        position: &Position,
        limits: Limits,
        answer: impl FnOnce(&mut Self, &mut Budget) -> Result<T, Unproven>,
    ) -> Result<T, Unproven> {
        OtherRules::check(self.rules(), position)?;
        let mut budget = Budget::new(limits);
        let result = answer(self, &mut budget);
        self.nodes = budget.nodes();
        result
    }

    /// Returns the result of a position of these rules.
    pub(crate) fn result_within(&mut self, position: &Position, budget: &mut Budget) -> Result<Wdl, Unproven> {
        budget.poll();
        let mut at_most = Wdl::Win;
        let result = self.find_result(position, budget, &mut at_most);
        result.map_err(|Stopped| Unproven::Stopped { at_most })
    }

    /// Returns a best move of a position of these rules.
    pub(crate) fn best_square_within(
        &mut self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Option<Square>, Unproven> {
        let before = budget.nodes();
        let result = self.result_within(position, budget)?;
        let legal = position.legal_squares();
        if legal.is_empty() || result == Wdl::Loss {
            return Ok(legal.first());
        }
        // The cost of the moves differs widely and is not known before. Moves on the heaviest lines come first and get
        // the most nodes.
        let ordered = self.promising_squares(position, Squares::EMPTY)?;
        let mut node_limit = (budget.nodes() - before) / 64 + INITIAL_NODES;
        loop {
            for (square, rank) in ordered.iter().copied().zip(1..) {
                let Ok(next) = position.play(square) else { continue };
                match budget.for_nodes(node_limit / rank, |budget| self.achieves(&next, result, budget)) {
                    Ok(true) => return Ok(Some(square)),
                    Err(Stopped) if budget.is_over() => return Err(Unproven::Stopped { at_most: result }),
                    Ok(false) | Err(Stopped) => {}
                }
            }
            node_limit *= 2;
        }
    }

    /// Returns the legal moves up to symmetry, those on the heaviest lines first, without `excluded` moves and their images.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the solver.
    pub fn promising_squares(&self, position: &Position, excluded: Squares) -> Result<Vec<Square>, OtherRules> {
        OtherRules::check(self.rules(), position)?;
        let symmetries = Symmetries::of(position);
        let legal = position.legal_squares();
        let mut ordered = ResidualPosition::new(&self.board, position).heaviest_first(&self.board, legal);
        let mut seen: Squares = excluded.iter().map(|square| symmetries.representative(square)).collect();
        ordered.retain(|square| {
            let representative = symmetries.representative(*square);
            let is_new = !seen.contains(representative);
            seen.insert(representative);
            is_new
        });
        Ok(ordered)
    }

    /// Whether the move that leads to `next` achieves a result that is no loss and that no other move exceeds.
    fn achieves(&mut self, next: &Position, result: Wdl, budget: &mut Budget) -> Result<bool, Stopped> {
        if next.outcome().is_some() || self.rules().objective() == Objective::Misere {
            return Ok(!self.find_result(next, budget, &mut Wdl::Win)? == result);
        }
        let sides = ResidualPosition::new(&self.board, next);
        if result == Wdl::Win {
            self.attacker_completes(&sides, false, budget)
        } else {
            Ok(!self.attacker_completes(&sides, true, budget)?)
        }
    }

    /// Finds the result, and lowers `at_most` once a win is refuted.
    fn find_result(&mut self, position: &Position, budget: &mut Budget, at_most: &mut Wdl) -> Result<Wdl, Stopped> {
        if let Some(result) = Evaluation::of_finished(position).and_then(Evaluation::wdl) {
            return Ok(result);
        }
        let sides = ResidualPosition::new(&self.board, position);
        if self.rules().objective() == Objective::Misere {
            let mut search = MisereSearch::new(&self.board, &mut self.misere, budget);
            let order = search.result(&sides.misere())?;
            return Ok(match order {
                Ordering::Greater => Wdl::Win,
                Ordering::Equal => Wdl::Draw,
                Ordering::Less => Wdl::Loss,
            });
        }
        if self.attacker_completes(&sides, true, budget)? {
            return Ok(Wdl::Win);
        }
        *at_most = Wdl::Draw;
        // Strategy stealing: on the empty board the second side cannot win, because the first could begin with any move
        // and then play like the second. An additional mark never harms.
        if !position.taken().is_empty() && self.attacker_completes(&sides, false, budget)? {
            return Ok(Wdl::Loss);
        }
        Ok(Wdl::Draw)
    }

    /// Whether the attacker completes a line first; the side to move is the attacker if `attacker_moves`.
    fn attacker_completes(
        &mut self,
        sides: &ResidualPosition,
        attacker_moves: bool,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let (attack, defense) = sides.attack_and_defense(attacker_moves);
        let mut maker_breaker_nodes = INITIAL_NODES;
        let mut is_maker_breaker_unsolved = true;
        loop {
            if is_maker_breaker_unsolved {
                let solution = budget.for_nodes(maker_breaker_nodes, |budget| {
                    let table = &mut self.maker_breaker;
                    let mut search = MakerBreakerSearch { board: &self.board, table, budget };
                    search.solve(attack.clone(), attacker_moves)
                });
                match solution {
                    Ok(solution) if !solution.maker_wins => return Ok(false),
                    Ok(_) => is_maker_breaker_unsolved = false,
                    Err(Stopped) if budget.is_over() => return Err(Stopped),
                    Err(Stopped) => {}
                }
            }
            let nodes = if is_maker_breaker_unsolved { maker_breaker_nodes / TWO_SIDED_DIVISOR } else { u64::MAX };
            let certificate = budget.for_nodes(nodes, |budget| {
                let mut search = ProofSearch {
                    board: &self.board,
                    table: &mut self.two_sided,
                    maker_breaker_table: &mut self.maker_breaker,
                    maker_breaker_nodes: MAKER_BREAKER_NODES,
                    budget,
                };
                search.solve(attack.clone(), defense.clone(), attacker_moves)
            });
            match certificate {
                Ok(certificate) => return Ok(matches!(certificate, Certificate::Proof(_))),
                Err(Stopped) if budget.is_over() => return Err(Stopped),
                Err(Stopped) => {}
            }
            maker_breaker_nodes *= 2;
        }
    }
}
