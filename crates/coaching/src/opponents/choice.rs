//! The squares among which a computer player chooses, and the criterion that selects them.

use super::favorite_lines::FavoriteLines;
use super::seeded_random;
use crate::coach::RuleOfThumb;
use engine::{Position, Square, Squares, tactics};

/// The squares among which a computer player chooses in a position, and why.
///
/// A player both moves and explains its moves by this value, so that moves and explanations agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// What selects the squares.
    pub criterion: Criterion,
    /// The squares, all equally likely; none once the game is over.
    pub squares: Squares,
}

/// What selects the squares of a [`Choice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// All free squares.
    AnyFree,
    /// Squares that a rule of thumb advises.
    Rule(RuleOfThumb),
    /// Free squares of the player's favorite lines.
    FavoriteLines(FavoriteLines),
    /// Replies to the only mark on the board, which is on this square.
    FirstMark(Square),
    /// Moves that do not lose.
    Safe,
    /// All free squares, because every move loses.
    Lost,
    /// The best moves by the [tablebase](engine::tablebase).
    Best,
    /// Misère: squares that complete no line.
    NoLine,
    /// Moves that force a reply and then allow a fork.
    ForcedFork,
    /// Squares on lines that the player can still complete.
    OpenLines(LineHeuristic),
}

/// How open lines select a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineHeuristic {
    /// Any square beside a mark, on an open line with at most one mark.
    Any,
    /// The squares on the most open lines with the most marks; ties are broken by the lines with one mark fewer. Lines
    /// that lack two marks do not count, because they are kept for a fork.
    Most,
    /// Misère: the squares on the fewest open lines with the most marks; ties are broken by lines with fewer marks,
    /// down to empty lines.
    Least,
}

impl Choice {
    /// Returns one of the squares, selected by the seed of the game.
    pub(super) fn square(&self, position: &Position, seed: u64) -> Option<Square> {
        seeded_random::one_of(self.squares, seed, position.taken().len())
    }

    pub(super) fn any_free(position: &Position) -> Self {
        Self { criterion: Criterion::AnyFree, squares: position.legal_squares() }
    }

    /// Returns the choice among these squares, or `None` if there are none.
    pub(super) fn among(criterion: Criterion, squares: Squares) -> Option<Self> {
        if squares.is_empty() { None } else { Some(Self { criterion, squares }) }
    }

    /// Takes the squares of the first rule of thumb that advises any; any free square without one.
    pub(super) fn by_rules(rules: &[RuleOfThumb], position: &Position) -> Self {
        let first = rules.iter().find_map(|rule| Self::among(Criterion::Rule(*rule), rule.squares(position)));
        first.unwrap_or_else(|| Self::any_free(position))
    }

    /// Completes a line, or else blocks one; `None` if neither is possible.
    pub(super) fn win_or_block(position: &Position) -> Option<Self> {
        let (own, other) = (position.turn(), !position.turn());
        [(RuleOfThumb::Win, own), (RuleOfThumb::Block, other)]
            .into_iter()
            .find_map(|(rule, mark)| Self::among(Criterion::Rule(rule), tactics::winning_squares(position, mark)))
    }

    /// Makes a fork, on any board.
    pub(super) fn fork(position: &Position) -> Option<Self> {
        Self::among(Criterion::Rule(RuleOfThumb::Fork), tactics::fork_squares(position, position.turn()))
    }

    /// Leaves the other side no fork, on any board.
    pub(super) fn block_fork(position: &Position) -> Option<Self> {
        Self::among(Criterion::Rule(RuleOfThumb::BlockFork), tactics::fork_blocks(position))
    }

    /// Misère: completes no line, unless every move does.
    pub(super) fn avoid_line(position: &Position) -> Self {
        let any_free = Self::any_free(position);
        let squares = any_free.squares - tactics::completing_squares(position, position.turn());
        if squares == any_free.squares {
            return any_free;
        }
        Self::among(Criterion::NoLine, squares).unwrap_or(any_free)
    }
}
