//! The board of the search: a position with all counts that the search needs, updated incrementally.
//!
//! For each line the board stores the number of marks of each side. For each square and side it stores the sum of the
//! [weights](Weight) of the lines through the square that are *live*: the other side has no mark on them, and no own mark is beside an
//! end where longer lines do not count. From these
//! sums follow, without any scan of the board:
//!
//! - the squares on which a side completes a line: a line through them lacks one mark;
//! - the squares on which a side makes a *four*, a line that lacks one mark: a line through them lacks two;
//! - the static evaluation, the order of moves, and the Erdős–Selfridge bound of [`Board::is_hopeless`].
//!
//! A mark changes only the lines through its square: on 15 × 15 with five in a row at most 20 lines of 5 squares. The
//! first mark on a line also ends the line for the other side. Taking a mark back applies the same changes in reverse,
//! so that the board never has to be copied.

mod queries;

use std::sync::Arc;

use super::line_weight::Weight;
use super::lines::LineTable;
use super::patterns::{PatternTables, Patterns};
use super::zobrist;
use crate::engine::square::LONGEST_SIDE;
use crate::engine::{ByMark, Mark, Position, Rules, Square, Squares};

/// A position with its lines counted.
#[derive(Clone, Debug)]
pub struct Board {
    rules: Rules,
    lines: LineTable,
    counts: Vec<LineCounts>,
    /// The weight of a line by its number of marks.
    line_weights: [Weight; LONGEST_LINE + 1],
    /// For each square, the sum of the weights of the live lines through it.
    weights: ByMark<Box<[Weight; Square::INDICES]>>,
    /// The squares of the live lines that lack one mark, including taken squares.
    lacking_one: ByMark<Squares>,
    /// The squares of the live lines that lack two.
    lacking_two: ByMark<Squares>,
    /// The value of all live lines.
    value: ByMark<i32>,
    /// The number of live lines.
    live_lines: ByMark<u16>,
    /// The sum of 2^marks over the live lines. Below 2²⁵: at most 2(20 − n + 1)(2·20 − n + 1) lines of n squares, with fewer than n marks
    /// each.
    potential: ByMark<u32>,
    /// The patterns, on boards that have them.
    patterns: Option<Patterns>,
    /// All squares.
    squares: Squares,
    free: Squares,
    /// The number of free squares, because counting them takes long.
    free_count: u16,
    turn: Mark,
    key: u64,
}

/// The number of squares of the longest line.
const LONGEST_LINE: usize = LONGEST_SIDE as usize;

/// The marks that matter for a line.
#[derive(Clone, Copy, Debug, Default)]
struct LineCounts {
    /// The marks of each side on the line.
    marks: ByMark<u8>,
    /// The marks that block the line for each side: those of the other side, and own ones beside an end if longer lines do not
    /// count.
    blocks: ByMark<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Put,
    Remove,
}

impl Board {
    /// The empty board with X to move.
    pub fn new(rules: Rules, tables: Option<Arc<PatternTables>>) -> Self {
        let lines = LineTable::new(rules);
        let in_a_row = rules.in_a_row();
        let mut line_weights = [Weight::DEAD; LONGEST_LINE + 1];
        for (weight, marks) in line_weights.iter_mut().zip(0..=in_a_row) {
            *weight = Weight::of_line(marks, in_a_row);
        }
        let mut board = Self {
            rules,
            counts: vec![LineCounts::default(); lines.len()],
            line_weights,
            weights: ByMark {
                x: Box::new([Weight::DEAD; Square::INDICES]),
                o: Box::new([Weight::DEAD; Square::INDICES]),
            },
            lacking_one: ByMark::default(),
            lacking_two: ByMark::default(),
            value: ByMark::default(),
            live_lines: ByMark::default(),
            potential: ByMark::default(),
            patterns: tables.map(|tables| Patterns::new(rules, tables)),
            squares: rules.squares(),
            free: rules.squares(),
            free_count: rules.squares().len() as u16,
            turn: Mark::X,
            key: 0,
            lines,
        };
        for mark in Mark::ALL {
            for line in (0..).take(board.lines.len()) {
                board.reweigh(line, mark, Weight::DEAD, board.line_weight(0));
                board.potential[mark] += 1;
            }
        }
        board
    }

    /// The board of a position.
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
        self.change(square, self.turn, Change::Remove);
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
        self.change(square, mark, Change::Put);
    }

    #[expect(clippy::indexing_slicing, reason = "no line is longer than the longest side")]
    fn line_weight(&self, marks: u8) -> Weight {
        self.line_weights[usize::from(marks)]
    }

    /// Updates the lines through a square, and beside it.
    #[expect(clippy::indexing_slicing, reason = "each line has its counts")]
    fn change(&mut self, square: Square, mark: Mark, change: Change) {
        self.key ^= zobrist::mark_key(mark, square);
        for index in 0..self.lines.through(square).len() {
            let line = self.lines.through(square)[index];
            let LineCounts { marks, blocks } = &mut self.counts[usize::from(line)];
            let is_live = blocks[mark] == 0;
            // The number of own marks on the line besides the changed one.
            let others = if change == Change::Put { marks[mark] } else { marks[mark] - 1 };
            marks[mark] = if change == Change::Put { others + 1 } else { others };
            let (without, with) = (self.line_weight(others), self.line_weight(others + 1));
            // A mark doubles the potential of a live line.
            match change {
                Change::Put if is_live => {
                    self.reweigh(line, mark, without, with);
                    self.potential[mark] += 1 << others;
                }
                Change::Remove if is_live => {
                    self.reweigh(line, mark, with, without);
                    self.potential[mark] -= 1 << others;
                }
                _ => {}
            }
            self.block(line, !mark, change);
        }
        for index in 0..self.lines.beside(square).len() {
            self.block(self.lines.beside(square)[index], mark, change);
        }
    }

    /// Adds a mark that blocks a line for this side, or removes it. The first one ends the line.
    #[expect(clippy::indexing_slicing, reason = "each line has its counts")]
    fn block(&mut self, line: u16, mark: Mark, change: Change) {
        let LineCounts { marks, blocks } = &mut self.counts[usize::from(line)];
        let others = if change == Change::Put { blocks[mark] } else { blocks[mark] - 1 };
        blocks[mark] = if change == Change::Put { others + 1 } else { others };
        if others > 0 {
            return;
        }
        let own = marks[mark];
        let weight = self.line_weight(own);
        match change {
            Change::Put => {
                self.reweigh(line, mark, weight, Weight::DEAD);
                self.potential[mark] -= 1 << own;
            }
            Change::Remove => {
                self.reweigh(line, mark, Weight::DEAD, weight);
                self.potential[mark] += 1 << own;
            }
        }
    }

    /// Changes the weight of a line for one side.
    fn reweigh(&mut self, line: u16, mark: Mark, from: Weight, to: Weight) {
        self.value[mark] += to.value() - from.value();
        self.live_lines[mark] = self.live_lines[mark] + u16::from(to != Weight::DEAD) - u16::from(from != Weight::DEAD);
        let change = to - from;
        let changes_sets = from.has_lacking_one_or_two() || to.has_lacking_one_or_two();
        let weights = &mut self.weights[mark];
        let (lacking_one, lacking_two) = (&mut self.lacking_one[mark], &mut self.lacking_two[mark]);
        for &square in self.lines.squares(line) {
            #[expect(clippy::indexing_slicing, reason = "each index has a weight")]
            let weight = &mut weights[usize::from(square.index())];
            *weight = *weight + change;
            if changes_sets {
                lacking_one.set(square, weight.has_lacking_one());
                lacking_two.set(square, weight.lacking_two() != 0);
            }
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The side to move.
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// The squares without a mark.
    pub const fn free(&self) -> Squares {
        self.free
    }

    /// The number of squares without a mark.
    pub const fn free_count(&self) -> u16 {
        self.free_count
    }

    /// The number of live lines of both sides together.
    pub const fn live_lines(&self) -> u16 {
        self.live_lines.x + self.live_lines.o
    }

    /// Returns whether no side can complete a line any more.
    pub const fn is_dead(&self) -> bool {
        self.live_lines() == 0
    }
}

#[cfg(test)]
mod tests;
