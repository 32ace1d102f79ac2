//! From the two questions to what is asked of the solver.

use std::cmp::Ordering;

use super::board::Board;
use super::certificate::{Answer, Win};
use super::distance::DistanceSearch;
use super::maker_breaker::MakerBreakerSearch;
use super::misere::{MisereSearch, ScoreBounds};
use super::proof_search::{MAKER_BREAKER_NODES, NodeState, ProofSearch};
use super::reduction::Solution;
use super::residual_position::ResidualPosition;
use super::stop::{Meter, Progress, Stopped};
use super::transposition_table::TranspositionTable;
use super::verdict::{Prospect, Verdict};
use crate::engine::tablebase::Value;
use crate::engine::{Mark, Objective, Position, Rules, Square, Squares};

/// How many nodes the search of the weak game gets before the other has its turn, to begin with. It is doubled each time.
const FIRST_SHARE: u64 = 1 << 9;

/// What part of that the search of the whole game gets: its nodes are more work, and it seldom is the first to find a draw.
/// It has all the time once the weak game is settled.
const PART_FOR_WHOLE: u64 = 4;

/// An exact solver of one game. What it has found stays in its tables, so that the next question is answered sooner.
pub struct Solver {
    board: Board,
    weak: TranspositionTable<Solution>,
    whole: TranspositionTable<NodeState>,
    near: TranspositionTable<Option<Win>>,
    misere: TranspositionTable<ScoreBounds>,
    nodes: u64,
}

impl Solver {
    /// Takes 128 MB at most.
    pub const USUAL_BYTES: usize = 128 << 20;

    /// A solver for these rules whose tables together take at most so many bytes, or `None` if the board has more than
    /// 64 squares. The memory is taken bit by bit as it is needed.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Option<Self> {
        let board = Board::new(rules)?;
        // While a table grows, the old one and the new one are there at once.
        let (normal, misere) = if rules.objective() == Objective::Normal { (bytes, 0) } else { (0, bytes) };
        let share = |of: usize| normal / of;
        Some(Self {
            board,
            weak: TranspositionTable::with_bytes(share(4)),
            whole: TranspositionTable::with_bytes(share(2)),
            near: TranspositionTable::with_bytes(share(4)),
            misere: TranspositionTable::with_bytes(misere),
            nodes: 0,
        })
    }

    /// The rules that are solved.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// How many positions have been looked at to answer the last question.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the side to move has to expect, however soon.
    ///
    /// Now and then `should_stop` is told how far the work has come and says whether to stop: every 256 nodes, which is
    /// every few milliseconds. A position of other rules is not searched: nothing is known of it.
    pub fn result(&mut self, position: &Position, mut should_stop: impl FnMut(&Progress) -> bool) -> Verdict<Prospect> {
        let mut known = Range::default();
        let mut meter = Meter::new(&mut should_stop);
        let proved = self.find_result(position, &mut meter, &mut known);
        self.nodes = meter.nodes();
        known.verdict(proved)
    }

    /// The same of the position after each move of the side to move, from its view. None once the game is over.
    pub fn results_of_moves(
        &mut self,
        position: &Position,
        mut should_stop: impl FnMut(&Progress) -> bool,
    ) -> Verdict<Vec<(Square, Prospect)>> {
        let mut known = Range::default();
        let mut meter = Meter::new(&mut should_stop);
        let proved = self.find_results_of_moves(position, &mut meter, &mut known);
        self.nodes = meter.nodes();
        known.verdict(proved)
    }

    /// The moves with the best result, however soon. None once the game is over.
    pub fn best_squares(
        &mut self,
        position: &Position,
        should_stop: impl FnMut(&Progress) -> bool,
    ) -> Verdict<Squares> {
        match self.results_of_moves(position, should_stop) {
            Verdict::Proved(moves) => {
                let best = moves.iter().map(|(_, result)| *result).max();
                Verdict::Proved(
                    moves.iter().filter(|(_, result)| Some(*result) == best).map(|(square, _)| *square).collect(),
                )
            }
            Verdict::Stopped { at_least, at_most } => Verdict::Stopped { at_least, at_most },
        }
    }

    /// One of the moves with the best result, however soon; `None` once the game is over.
    ///
    /// This is much less work than to find all of them.
    pub fn best_square(
        &mut self,
        position: &Position,
        mut should_stop: impl FnMut(&Progress) -> bool,
    ) -> Verdict<Option<Square>> {
        let mut known = Range::default();
        let mut meter = Meter::new(&mut should_stop);
        let proved = self.find_best_square(position, &mut meter, &mut known);
        self.nodes = meter.nodes();
        known.verdict(proved)
    }

    /// What the side to move has to expect, and how soon: the winner hurries and the loser delays.
    pub fn value(&mut self, position: &Position, mut should_stop: impl FnMut(&Progress) -> bool) -> Verdict<Value> {
        let mut known = Range::default();
        let mut meter = Meter::new(&mut should_stop);
        let proved = self.find_value(position, &mut meter, &mut known);
        self.nodes = meter.nodes();
        known.verdict(proved)
    }

    fn find_value(&mut self, position: &Position, meter: &mut Meter, known: &mut Range) -> Result<Value, Stopped> {
        let result = self.find_result(position, meter, known)?;
        meter.share(None);
        if position.outcome().is_some() || result == Prospect::Draw {
            return Ok(match result {
                Prospect::Win => Value::Win(0),
                Prospect::Draw => Value::Draw,
                Prospect::Loss => Value::Loss(0),
            });
        }
        let sides = ResidualPosition::new(&self.board, position);
        if self.rules().objective() == Objective::Misere {
            return MisereSearch { board: &self.board, table: &mut self.misere, meter }.value(&sides.misere());
        }
        let attacker_moves = result == Prospect::Win;
        let (attack, defence) = sides.attack_and_defense(attacker_moves);
        let marks = DistanceSearch { board: &self.board, table: &mut self.near, meter }.distance(
            &attack,
            &defence,
            attacker_moves,
        )?;
        Ok(if attacker_moves { Value::Win(marks) } else { Value::Loss(marks) })
    }

    fn find_best_square(
        &mut self,
        position: &Position,
        meter: &mut Meter,
        known: &mut Range,
    ) -> Result<Option<Square>, Stopped> {
        let result = self.find_result(position, meter, known)?;
        *known = Range { at_least: result, at_most: result };
        let squares = position.legal_squares();
        if squares.is_empty() || result == Prospect::Loss {
            return Ok(squares.first());
        }
        // Some moves take far less work than others, and nobody knows which; those on the heaviest lines are a good guess.
        let ordered = self.different_squares(position, squares);
        let mut most = meter.nodes() / 64 + FIRST_SHARE;
        loop {
            for (square, rank) in ordered.iter().copied().zip(1..) {
                let Ok(next) = position.play(square) else { continue };
                meter.attempt(Some(most / rank));
                let achieves = self.achieves(&next, result, meter);
                meter.attempt(None);
                match achieves {
                    Ok(true) => return Ok(Some(square)),
                    Err(Stopped) if meter.is_stopped() => return Err(Stopped),
                    Ok(false) | Err(Stopped) => {}
                }
            }
            most *= 2;
        }
    }

    /// The legal moves of which none is the mirror image of another, those on the heaviest lines first. None for a position
    /// of other rules.
    #[must_use]
    pub fn promising_squares(&self, position: &Position) -> Vec<Square> {
        if position.rules() != self.rules() {
            return Vec::new();
        }
        self.different_squares(position, position.legal_squares())
    }

    /// These squares without those that a symmetry of the position makes the same as others, the heaviest first.
    fn different_squares(&self, position: &Position, squares: Squares) -> Vec<Square> {
        let marks = Mark::ALL.map(|mark| self.board.pack(position.marks(mark)));
        let symmetries: Vec<usize> = (0..=self.board.symmetries().len())
            .filter(|symmetry| marks.iter().all(|marks| self.board.turn(*symmetry, *marks) == *marks))
            .collect();
        let mut ordered = ResidualPosition::new(&self.board, position).heaviest_first(&self.board, squares);
        let mut seen = 0;
        ordered.retain(|square| {
            let place = self.board.pack([*square].into_iter().collect());
            let is_new = seen & place == 0;
            seen = symmetries.iter().fold(seen, |seen, symmetry| seen | self.board.turn(*symmetry, place));
            is_new
        });
        ordered
    }

    /// Whether a move that leads here achieves this result, which no move surpasses and which is no loss.
    fn achieves(&mut self, next: &Position, result: Prospect, meter: &mut Meter) -> Result<bool, Stopped> {
        if next.outcome().is_some() || self.rules().objective() == Objective::Misere {
            return Ok(!self.find_result(next, meter, &mut Range::default())? == result);
        }
        let sides = ResidualPosition::new(&self.board, next);
        if result == Prospect::Win {
            self.completes(&sides, false, meter)
        } else {
            Ok(!self.completes(&sides, true, meter)?)
        }
    }

    fn find_results_of_moves(
        &mut self,
        position: &Position,
        meter: &mut Meter,
        known: &mut Range,
    ) -> Result<Vec<(Square, Prospect)>, Stopped> {
        let after = position.legal_squares().iter().filter_map(|square| Some((square, position.play(square).ok()?)));
        let mut results = Vec::new();
        for (square, next) in after {
            let result = !self.find_result(&next, meter, &mut Range::default())?;
            known.at_least = known.at_least.max(result);
            results.push((square, result));
        }
        Ok(results)
    }

    fn find_result(&mut self, position: &Position, meter: &mut Meter, known: &mut Range) -> Result<Prospect, Stopped> {
        if position.rules() != self.rules() {
            return Err(Stopped);
        }
        if let Some(result) = Prospect::of_finished(position) {
            return Ok(result);
        }
        let sides = ResidualPosition::new(&self.board, position);
        meter.share(None);
        if self.rules().objective() == Objective::Misere {
            let order = MisereSearch { board: &self.board, table: &mut self.misere, meter }.result(&sides.misere())?;
            return Ok(match order {
                Ordering::Greater => Prospect::Win,
                Ordering::Equal => Prospect::Draw,
                Ordering::Less => Prospect::Loss,
            });
        }
        if self.completes(&sides, true, meter)? {
            return Ok(Prospect::Win);
        }
        known.at_most = Prospect::Draw;
        // On the empty board the second side cannot have more than the first, which would begin with any move and then
        // play like the second: a mark more is never a harm.
        if !position.taken().is_empty() && self.completes(&sides, false, meter)? {
            return Ok(Prospect::Loss);
        }
        Ok(Prospect::Draw)
    }

    /// Whether the attacker completes a line first: the side to move, or the other one.
    fn completes(
        &mut self,
        sides: &ResidualPosition,
        attacker_moves: bool,
        meter: &mut Meter,
    ) -> Result<bool, Stopped> {
        let (attack, defence) = sides.attack_and_defense(attacker_moves);
        let mut share = FIRST_SHARE;
        let mut weak_is_useful = true;
        loop {
            if weak_is_useful {
                meter.share(Some(share));
                let mut weak = MakerBreakerSearch { board: &self.board, table: &mut self.weak, meter };
                match weak.solve(attack.clone(), attacker_moves) {
                    Ok(solution) if !solution.maker_wins => return Ok(false),
                    Ok(_) => weak_is_useful = false,
                    Err(Stopped) if meter.is_over() => return Err(Stopped),
                    Err(Stopped) => {}
                }
            }
            meter.share(weak_is_useful.then_some(share / PART_FOR_WHOLE));
            let mut whole = ProofSearch {
                board: &self.board,
                table: &mut self.whole,
                maker_breaker_table: &mut self.weak,
                maker_breaker_nodes: MAKER_BREAKER_NODES,
                meter,
            };
            match whole.solve(attack.clone(), defence.clone(), attacker_moves) {
                Ok(answer) => return Ok(matches!(answer, Answer::Completed(_))),
                Err(Stopped) if meter.is_over() => return Err(Stopped),
                Err(Stopped) => {}
            }
            share *= 2;
        }
    }
}

/// What is known of a position while it is searched.
struct Range {
    at_least: Prospect,
    at_most: Prospect,
}

impl Default for Range {
    fn default() -> Self {
        Self { at_least: Prospect::Loss, at_most: Prospect::Win }
    }
}

impl Range {
    fn verdict<T>(self, proved: Result<T, Stopped>) -> Verdict<T> {
        match proved {
            Ok(answer) => Verdict::Proved(answer),
            Err(Stopped) => Verdict::Stopped { at_least: self.at_least, at_most: self.at_most },
        }
    }
}
