//! The board of the search: a position with all counts that the search needs, updated incrementally.
//!
//! For each line the board stores the number of marks of each side, and for each square and side the sum of the
//! [weights](super::line_weight::Weight) of its live lines ([`CountedLines`]). From these sums follow, without any scan of the
//! board:
//!
//! - the squares on which a side completes a line: a line through them lacks one mark;
//! - the squares on which a side makes a *four*, a line that lacks one mark: a line through them lacks two;
//! - without patterns, the static evaluation and the order of moves;
//! - the Erdős–Selfridge bound of [`CountedBoard::is_hopeless`].
//!
//! Taking a mark back applies the changes of the mark in reverse, so that the board never has to be copied.

mod counted_lines;
mod queries;

use std::sync::Arc;

use super::patterns::{PatternTables, Patterns};
use super::zobrist;
use crate::board::{Mark, Square, Squares};
use crate::position::Position;
use crate::rules::Rules;
use counted_lines::CountedLines;

/// A position with its lines counted.
#[derive(Clone, Debug)]
pub struct CountedBoard {
    rules: Rules,
    lines: CountedLines,
    /// The patterns, on boards that have them.
    patterns: Option<Patterns>,
    squares: Squares,
    free: Squares,
    /// The number of free squares, because counting them takes long.
    free_count: u16,
    turn: Mark,
    key: u64,
    /// The marks of X in renju, for its fouls. Empty by other rules.
    black: Squares,
}

impl CountedBoard {
    /// The empty board with X to move.
    pub fn new(rules: Rules, tables: Option<Arc<PatternTables>>) -> Self {
        // Patterns take the place of the values of lines.
        let lines = CountedLines::new(rules, tables.is_none());
        let (squares, free_count) = (rules.squares(), rules.squares().len() as u16);
        let patterns = tables.map(|tables| Patterns::new(rules, tables));
        Self {
            rules,
            lines,
            patterns,
            squares,
            free: squares,
            free_count,
            turn: Mark::X,
            key: 0,
            black: Squares::EMPTY,
        }
    }

    pub fn from_position(position: &Position, tables: Option<Arc<PatternTables>>) -> Self {
        let mut board = Self::new(position.rules(), tables);
        for mark in Mark::ALL {
            for square in position.marks(mark) {
                board.put(square, mark);
            }
        }
        board.turn = position.turn();
        board
    }

    /// Plays a free square for the side to move.
    pub fn play(&mut self, square: Square) {
        self.put(square, self.turn);
        self.turn = !self.turn;
    }

    /// Takes back the last move, which was on this square.
    pub fn take_back(&mut self, square: Square) {
        self.turn = !self.turn;
        if let Some(patterns) = &mut self.patterns {
            patterns.remove(square, self.turn);
        }
        self.free.set(square, true);
        self.free_count += 1;
        self.key ^= zobrist::mark_key(self.turn, square);
        if self.rules.is_renju() {
            self.black.set(square, false);
        }
        self.lines.remove(square, self.turn);
    }

    /// Gives the turn to the other side.
    pub fn pass(&mut self) {
        self.turn = !self.turn;
    }

    fn put(&mut self, square: Square, mark: Mark) {
        self.free.set(square, false);
        self.free_count -= 1;
        if let Some(patterns) = &mut self.patterns {
            patterns.put(square, mark);
        }
        self.key ^= zobrist::mark_key(mark, square);
        if self.rules.is_renju() {
            self.black.set(square, mark == Mark::X);
        }
        self.lines.put(square, mark);
    }

    pub const fn rules(&self) -> Rules {
        self.rules
    }

    pub const fn turn(&self) -> Mark {
        self.turn
    }

    pub const fn free(&self) -> Squares {
        self.free
    }

    pub const fn free_count(&self) -> u16 {
        self.free_count
    }

    /// The number of live lines of both sides together.
    pub fn live_lines(&self) -> u16 {
        Mark::ALL.into_iter().map(|mark| self.lines.of(mark).lines).sum()
    }

    /// Returns whether no side can complete a line any more.
    pub fn is_dead(&self) -> bool {
        self.live_lines() == 0
    }
}

#[cfg(test)]
mod tests;
