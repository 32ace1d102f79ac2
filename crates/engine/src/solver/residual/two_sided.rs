//! Positions of the two-sided game: one side, the attacker, wants to complete a line before the other, the defender,
//! does.
//!
//! Both sides' residual lines count. The defender reaches its goal by completing a line first or by a draw. Two such
//! games, with either side as the attacker, give the value of a position.
//!
//! An extra mark never harms its owner. So a move to a square without lines, a pass, is never better than another move:
//! these squares are not searched, and their number is no part of the position.

use super::dominators::Dominators;
use super::lines::ResidualLines;
use crate::solver::bits::indices;

/// A position of the two-sided game, with minimal lines.
#[derive(Clone)]
pub(crate) struct TwoSidedGame {
    pub(crate) attack: ResidualLines,
    pub(crate) defense: ResidualLines,
    pub(crate) attacker_moves: bool,
}

impl TwoSidedGame {
    pub(crate) fn new(mut attack: ResidualLines, mut defense: ResidualLines, attacker_moves: bool) -> Self {
        attack.minimize();
        defense.minimize();
        Self { attack, defense, attacker_moves }
    }

    pub(crate) fn play(&self, square: u64) -> Self {
        let (attack, defense) = if self.attacker_moves {
            (self.attack.after_own_move(square), self.defense.after_opponent_move(square))
        } else {
            (self.attack.after_opponent_move(square), self.defense.after_own_move(square))
        };
        Self { attack, defense, attacker_moves: !self.attacker_moves }
    }

    /// Returns the squares that some line needs.
    pub(crate) fn squares(&self) -> u64 {
        self.attack.squares() | self.defense.squares()
    }

    /// Returns the squares of a set that no other square, inside or outside the set, dominates. Of twins, the first
    /// stays.
    pub(crate) fn undominated(&self, set: u64) -> u64 {
        let dominators = self.dominators();
        let mut undominated = 0;
        for index in indices(self.squares() & set) {
            let square = 1 << index;
            let is_better = |other: usize| dominators.at_index(other) & square == 0 || other < index;
            if !indices(dominators.at_index(index) & !square).any(is_better) {
                undominated |= square;
            }
        }
        undominated
    }

    /// Adds the dominators of a zone's squares: a move to the latter is refuted because one to the former is.
    pub(crate) fn with_dominators(&self, zone: u64) -> u64 {
        let dominators = self.dominators();
        indices(zone & self.squares()).fold(zone, |all, index| all | dominators.at_index(index))
    }

    fn dominators(&self) -> Dominators {
        let mut dominators = Dominators::new();
        dominators.find(&[&self.attack, &self.defense]);
        dominators
    }
}
