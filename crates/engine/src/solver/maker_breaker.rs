//! The Maker–Breaker game: depth-first AND/OR search with relevance zones.
//!
//! **Game.** Maker wants all squares of a line, and Breaker wants to prevent that. Breaker's own lines do not count.
//! Whoever prevents all of the opponent's lines in this game does so in the two-sided game with the same moves. The
//! reverse is false: on 3 × 3, Maker wins. So this search can prove that a side does not win, but never that it does.
//! In return, its positions are much smaller and allow the [reductions](crate::solver::residual::reduction) that the two-sided game does
//! not.
//!
//! **State.** A [`ReducedGame`]: Maker's residual lines and the side to move. Each move fills a square, so that the
//! positions form a graph without cycles.
//!
//! **Invariant.** Every [`Solution`] carries a relevance zone (λ-search, Thomsen 2000): the winner still wins if the
//! opponent owns all free squares outside the zone. Two rules make zones from zones:
//!
//! - A move *m* wins if its child is won, with zone *Z*: the zone is *Z* ∪ {*m*}.
//! - A move is refuted if the opponent wins its child, with zone *Z*. Then every move outside *Z* is refuted too: the
//!   opponent wins even if the mover owns all these squares. Only moves inside *Z* remain to be searched. Once all
//!   moves are refuted, the zone is the union of the refutations' zones, with the squares that dominate others in it.
//!
//! **Order.** The heaviest square comes first. Maker's moves are searched one after the other, as all of them have to be
//! refuted as a rule. Breaker needs one move: a group of children is reduced, and if none is a win, they are searched by
//! the potential that remains, the lowest first. In 99% of the positions that Breaker wins, the first of them is a win.
//!
//! **Symmetry.** Near the root, a position shares its table entry with its symmetric images. If a
//! symmetry maps the position to itself, it maps refuted moves to refuted moves, and their zones likewise.
//!
//! **Table.** Solved positions only, with the zone of the reduced position in the orientation of the table's key.

use super::bit_board::BitBoard;
use super::bits;
use super::fingerprint::Fingerprint;
use super::proof_table::ProofTable;
use super::residual::lines::ResidualLines;
use super::residual::potential::Potential;
use super::residual::reduction::{ReducedGame, Solution};
use crate::limits::budget::{Budget, Stopped};

/// The maximum depth at which images are compared: transpositions to them are rare at greater depths.
const MAX_SYMMETRY_DEPTH: u32 = 3;

/// The number of Breaker's moves that are compared before one of them is searched. With half as many, the search often
/// misses the best one, and with all of them, 8x7x5 takes a third more nodes.
const BREAKER_GROUP: usize = 10;

/// The table key of a position.
#[derive(Clone, Copy, Default)]
struct Key {
    /// The least key of the position's images, or its own beyond [`MAX_SYMMETRY_DEPTH`].
    key: u128,
    /// The symmetry that maps the position to that image.
    symmetry: usize,
    /// The nontrivial symmetries that map the position to itself, as a set of their numbers.
    stabilizer: u8,
}

/// A depth-first search of the Maker–Breaker game.
pub(crate) struct MakerBreakerSearch<'a, 'b> {
    pub(crate) board: &'a BitBoard,
    pub(crate) table: &'a mut ProofTable<Solution>,
    pub(crate) budget: &'a mut Budget<'b>,
}

impl MakerBreakerSearch<'_, '_> {
    pub(crate) fn solve(&mut self, mut lines: ResidualLines, maker_to_move: bool) -> Result<Solution, Stopped> {
        lines.minimize();
        self.budget.count_node()?;
        let game = ReducedGame::new(lines, maker_to_move);
        if let Some(solution) = game.solution {
            return Ok(solution);
        }
        let key = self.key(&game, 0);
        self.search(&game, key, 0)
    }

    /// Returns the solution of the original position of this reduced one.
    fn search(&mut self, game: &ReducedGame, key: Key, depth: u32) -> Result<Solution, Stopped> {
        if let Some(solution) = self.look_up(game, key) {
            return Ok(solution);
        }
        let before = self.budget.nodes();
        let solution = self.search_moves(game, key.stabilizer, depth)?;
        let image = Solution { zone: self.board.image(key.symmetry, solution.zone), ..solution };
        self.table.insert(key.key, self.budget.nodes() - before, image);
        Ok(game.of_original(solution))
    }

    fn look_up(&self, game: &ReducedGame, key: Key) -> Option<Solution> {
        let image = self.table.get(key.key)?;
        Some(game.of_original(Solution { zone: self.board.preimage(key.symmetry, image.zone), ..image }))
    }

    /// Returns the solution of the reduced position itself.
    fn search_moves(&mut self, game: &ReducedGame, stabilizer: u8, depth: u32) -> Result<Solution, Stopped> {
        let maker_moves = game.maker_to_move;
        let mut refutations = MakerBreakerRefutations {
            board: self.board,
            maker_moves,
            stabilizer,
            unrefuted: game.moves,
            tried: 0,
            zone: 0,
        };
        let ordered = Potential::of(&game.lines).heaviest_first(game.moves);
        for group in ordered.chunks(if maker_moves { 1 } else { BREAKER_GROUP }) {
            if let Some(win) = self.search_group(game, group, depth, &mut refutations)? {
                return Ok(win);
            }
        }
        Ok(Solution { maker_wins: !maker_moves, zone: game.with_dominators(refutations.zone) })
    }

    /// Compares these moves, and searches them unless one is known to win. Returns the solution of the position if one wins.
    fn search_group(
        &mut self,
        game: &ReducedGame,
        group: &[u64],
        depth: u32,
        refutations: &mut MakerBreakerRefutations<'_>,
    ) -> Result<Option<Solution>, Stopped> {
        let mut unsolved = Vec::with_capacity(group.len());
        for square in group.iter().copied() {
            if !refutations.take_up(square) {
                continue;
            }
            self.budget.count_node()?;
            let (child, key) = self.child(game, square, depth);
            let Some(solution) = child.solution else {
                unsolved.push((square, child, key));
                continue;
            };
            if let Some(win) = refutations.add(square, solution) {
                return Ok(Some(win));
            }
        }
        // A sort of so few would only enlarge the download.
        let lowest = |unsolved: &[(u64, ReducedGame, Key)]| {
            let potentials = unsolved.iter().map(|(_, child, _)| child.potential).enumerate();
            potentials.min_by_key(|(_, potential)| *potential).map(|(index, _)| index)
        };
        while let Some(index) = lowest(&unsolved) {
            let (square, child, key) = unsolved.remove(index);
            if refutations.unrefuted & square != 0
                && let Some(win) = refutations.add(square, self.search(&child, key, depth + 1)?)
            {
                return Ok(Some(win));
            }
        }
        Ok(None)
    }

    /// Returns the position after a move, with its solution if it is known without a search, and its key otherwise.
    fn child(&self, game: &ReducedGame, square: u64, depth: u32) -> (ReducedGame, Key) {
        let lines =
            if game.maker_to_move { game.lines.after_own_move(square) } else { game.lines.after_opponent_move(square) };
        let mut child = ReducedGame::without_bound(lines, !game.maker_to_move);
        let mut key = Key::default();
        if child.solution.is_none() {
            key = self.key(&child, depth + 1);
            child.solution = self.look_up(&child, key);
        }
        child.apply_bound();
        (child, key)
    }

    fn key(&self, game: &ReducedGame, depth: u32) -> Key {
        let side = u64::from(game.maker_to_move);
        let own = Fingerprint::of(&game.lines, 0, |line| line).key(side);
        let mut least = Key { key: own, symmetry: 0, stabilizer: 0 };
        if depth > MAX_SYMMETRY_DEPTH {
            return least;
        }
        for number in 1..self.board.symmetries() {
            let key = Fingerprint::of(&game.lines, 0, |line| self.board.image(number, line)).key(side);
            if key == own {
                least.stabilizer |= 1 << number;
            }
            if key < least.key {
                (least.key, least.symmetry) = (key, number);
            }
        }
        least
    }
}

/// The refuted moves of a position.
struct MakerBreakerRefutations<'a> {
    board: &'a BitBoard,
    maker_moves: bool,
    /// The symmetries that map the position to itself.
    stabilizer: u8,
    /// The moves that no refutation covers.
    unrefuted: u64,
    /// The moves that were compared, with their images.
    tried: u64,
    /// The union of the refutations' zones.
    zone: u64,
}

impl MakerBreakerRefutations<'_> {
    /// Iterates over a set of squares and its images by the stabilizer.
    fn images(&self, set: u64) -> impl Iterator<Item = u64> {
        let numbers = bits::indices(u64::from(self.stabilizer));
        std::iter::once(set).chain(numbers.map(move |number| self.board.image(number, set)))
    }

    /// Marks a move and its images as compared. Returns `false` if one of them already was, or if the move is refuted.
    fn take_up(&mut self, square: u64) -> bool {
        let is_open = self.unrefuted & !self.tried & square != 0;
        if is_open {
            self.tried |= self.images(square).fold(0, |images, image| images | image);
        }
        is_open
    }

    /// Adds a move with the solution of its child. Returns that of the position if the move wins.
    fn add(&mut self, square: u64, child: Solution) -> Option<Solution> {
        let zone = child.zone;
        if child.maker_wins == self.maker_moves {
            return Some(Solution { zone: zone | square, ..child });
        }
        let (unrefuted, all) = self
            .images(zone & !square)
            .zip(self.images(zone))
            .fold((self.unrefuted, self.zone), |(unrefuted, all), (inside, zone)| (unrefuted & inside, all | zone));
        (self.unrefuted, self.zone) = (unrefuted, all);
        None
    }
}
