//! The board that the search plays on: what every line and every cell is worth to either side, kept up with each move.
//!
//! A move touches the lines through its cell, and by them the cells of these lines: on 15 × 15 with five in a row at most
//! 20 lines of 5 cells. Nothing is ever counted anew.

use super::cells::{Cell, Cells};
use super::keys;
use super::lines::Lines;
use super::weights::{self, Sum};
use crate::engine::{ByMark, Mark, Position, Rules};

/// A position in play, with its lines counted.
#[derive(Clone, Debug)]
pub struct Board {
    rules: Rules,
    lines: Lines,
    /// How many marks of either side are on each line.
    counts: Vec<ByMark<u8>>,
    /// What a line with so many marks of one side alone adds to the sums of its cells.
    parts: [Sum; 17],
    /// For each cell, the sum of the lines through it on which the other side has no mark.
    sums: ByMark<Box<[Sum; 256]>>,
    /// The cells of the lines that lack one mark of a side, taken ones among them.
    completing: ByMark<Cells>,
    /// The cells of the lines that lack two.
    lacking_two: ByMark<Cells>,
    /// The worth of all lines on which the other side has no mark.
    worth: ByMark<i32>,
    /// How many of those there are.
    live: ByMark<u16>,
    /// Their potential: 1 for one without marks, and twice as much for each mark. Below 2²⁴, because there are fewer than
    /// 1,024 lines with at most 14 marks each.
    potential: ByMark<u32>,
    free: Cells,
    turn: Mark,
    key: u64,
}

/// What a line adds that a side cannot complete any more.
const DEAD: Sum = 0;

/// Whether a mark is put on the board or taken back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Put,
    Take,
}

impl Board {
    /// The empty board with X to move.
    pub fn new(rules: Rules) -> Self {
        let lines = Lines::of(rules);
        let in_a_row = rules.in_a_row();
        let mut parts = [0; 17];
        for (part, marks) in parts.iter_mut().zip(0..=in_a_row) {
            *part = weights::part(marks, in_a_row);
        }
        let mut board = Self {
            rules,
            counts: vec![ByMark::default(); lines.len()],
            parts,
            sums: ByMark { x: Box::new([0; 256]), o: Box::new([0; 256]) },
            completing: ByMark::default(),
            lacking_two: ByMark::default(),
            worth: ByMark::default(),
            live: ByMark::default(),
            potential: ByMark::default(),
            free: Cells::from(rules.squares()),
            turn: Mark::X,
            key: 0,
            lines,
        };
        for mark in Mark::ALL {
            for line in (0..).take(board.lines.len()) {
                board.regrade(line, mark, DEAD, board.part(0));
                board.potential[mark] += 1;
            }
        }
        board
    }

    /// The board of a position.
    pub fn from_position(position: &Position) -> Self {
        let mut board = Self::new(position.rules());
        for mark in Mark::ALL {
            for square in position.marks(mark) {
                board.put(square.index(), mark);
            }
        }
        board.turn = position.turn();
        board
    }

    /// The side to move plays a free cell.
    pub fn play(&mut self, cell: Cell) {
        let mark = self.turn;
        self.put(cell, mark);
        self.turn = !mark;
    }

    /// Takes the last move back, which was on this cell.
    pub fn take_back(&mut self, cell: Cell) {
        self.turn = !self.turn;
        self.take(cell, self.turn);
    }

    /// Puts a mark on a free cell, whoever's turn it is.
    pub fn put(&mut self, cell: Cell, mark: Mark) {
        self.free.set(cell, false);
        self.change(cell, mark, Change::Put);
    }

    /// Takes a mark off the board, whoever's turn it is.
    pub fn take(&mut self, cell: Cell, mark: Mark) {
        self.free.set(cell, true);
        self.change(cell, mark, Change::Take);
    }

    /// What a line with so many marks of one side alone adds to the sums of its cells.
    #[expect(clippy::indexing_slicing, reason = "no line has more than fifteen cells")]
    fn part(&self, marks: u8) -> Sum {
        self.parts[usize::from(marks)]
    }

    /// Brings the lines through a cell up to date.
    #[expect(clippy::indexing_slicing, reason = "the numbers of the lines are those of the counts")]
    fn change(&mut self, cell: Cell, mark: Mark, change: Change) {
        self.key ^= keys::key(mark, cell);
        for index in 0..self.lines.through(cell).len() {
            let line = self.lines.through(cell)[index];
            let counts = &mut self.counts[usize::from(line)];
            let theirs = counts[!mark];
            // The own marks on the line without the one in question.
            let others = if change == Change::Put { counts[mark] } else { counts[mark] - 1 };
            counts[mark] = if change == Change::Put { others + 1 } else { others };
            let (without, with) = (self.part(others), self.part(others + 1));
            let for_other = self.part(theirs);
            // A mark doubles the potential of a line.
            match change {
                Change::Put if theirs == 0 => {
                    self.regrade(line, mark, without, with);
                    self.potential[mark] += 1 << others;
                }
                Change::Take if theirs == 0 => {
                    self.regrade(line, mark, with, without);
                    self.potential[mark] -= 1 << others;
                }
                _ => {}
            }
            // The first mark on a line is the end of it for the other side.
            match change {
                Change::Put if others == 0 => {
                    self.regrade(line, !mark, for_other, DEAD);
                    self.potential[!mark] -= 1 << theirs;
                }
                Change::Take if others == 0 => {
                    self.regrade(line, !mark, DEAD, for_other);
                    self.potential[!mark] += 1 << theirs;
                }
                _ => {}
            }
        }
    }

    /// Lets a line add something else than before to what a side's cells are worth.
    fn regrade(&mut self, line: u16, mark: Mark, from: Sum, to: Sum) {
        self.worth[mark] += weights::worth_of(to).cast_signed() - weights::worth_of(from).cast_signed();
        self.live[mark] = self.live[mark] + u16::from(to != DEAD) - u16::from(from != DEAD);
        let change = to.wrapping_sub(from);
        let is_near = (from | to) & weights::NEAR != 0;
        let sums = &mut self.sums[mark];
        let (completing, lacking_two) = (&mut self.completing[mark], &mut self.lacking_two[mark]);
        for &cell in self.lines.cells(line) {
            #[expect(clippy::indexing_slicing, reason = "there is a sum for each value of a cell")]
            let sum = &mut sums[usize::from(cell)];
            *sum = sum.wrapping_add(change);
            if is_near {
                completing.set(cell, weights::completes(*sum));
                lacking_two.set(cell, weights::lacking_two(*sum) != 0);
            }
        }
    }

    /// The rules that are played.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The side to move.
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// Lets the other side move next, as if the side to move passed.
    pub fn pass(&mut self) {
        self.turn = !self.turn;
    }

    /// The cells without a mark.
    pub const fn free(&self) -> Cells {
        self.free
    }

    /// The free cells on which a side would complete a line.
    pub fn completing(&self, mark: Mark) -> Cells {
        self.completing[mark] & self.free
    }

    /// The free cells on which a side would make a line that lacks one mark: a *four*, as it is called in five in a row.
    pub fn fours(&self, mark: Mark) -> Cells {
        self.lacking_two[mark] & self.free
    }

    /// The sum of the lines through a cell on which only this side has marks, or nobody.
    #[expect(clippy::indexing_slicing, reason = "there is a sum for each value of a cell")]
    pub fn sum(&self, mark: Mark, cell: Cell) -> Sum {
        self.sums[mark][usize::from(cell)]
    }

    /// The worth of all lines that a side can still complete.
    pub fn worth(&self, mark: Mark) -> i32 {
        self.worth[mark]
    }

    /// Whether this side can be kept from completing any line, by the criterion of P. Erdős and J. L. Selfridge, *On a
    /// Combinatorial Game*, 1973: a line counts ½ for each square that it lacks, multiplied. If all lines together count
    /// less than 1, the other side keeps it from all of them by playing, each time, where the most is lost; less than ½ if
    /// it is this side that moves next. That is so whatever else the other side could do: where it wins, so much the
    /// better. A side to move that lacks one mark of a line is never hopeless. The other side may be: the side to move
    /// blocks the line.
    pub fn is_hopeless(&self, mark: Mark) -> bool {
        let one = 1 << self.rules.in_a_row();
        if self.turn == mark { 2 * self.potential[mark] < one } else { self.potential[mark] < one }
    }

    /// How many lines a side can still complete, those of both sides together.
    pub const fn live_lines(&self) -> u16 {
        self.live.x + self.live.o
    }

    /// Whether neither side can complete a line any more.
    pub const fn is_dead(&self) -> bool {
        self.live_lines() == 0
    }

    /// The key of the position, the side to move included.
    pub fn key(&self) -> u64 {
        self.key ^ keys::turn_key(self.turn)
    }

    /// The cells that a side would have to play next, were it on this one now, to complete the lines that then lack one
    /// mark. There must be none that lacks one already.
    #[expect(clippy::indexing_slicing, reason = "the numbers of the lines are those of the counts")]
    pub fn completions(&self, mark: Mark, cell: Cell) -> Cells {
        let needed = self.rules.in_a_row() - 2;
        let mut completions = Cells::EMPTY;
        for &line in self.lines.through(cell) {
            let counts = self.counts[usize::from(line)];
            if counts[mark] == needed && counts[!mark] == 0 {
                for &other in self.lines.cells(line) {
                    if other != cell && self.free.contains(other) {
                        completions.set(other, true);
                    }
                }
            }
        }
        completions
    }

    /// A cell on which a side would make two threats at once to complete a line, on different cells: more than the other
    /// side can block.
    pub fn double_four(&self, mark: Mark) -> Option<(Cell, Cells)> {
        self.double_fours(mark).next()
    }

    /// All such cells, each with those on which the lines would then be completed.
    pub fn double_fours(&self, mark: Mark) -> impl Iterator<Item = (Cell, Cells)> {
        self.fours(mark)
            .filter(move |cell| weights::lacking_two(self.sum(mark, *cell)) >= 2)
            .map(move |cell| (cell, self.completions(mark, cell)))
            .filter(|(_, completions)| completions.len() >= 2)
    }
}

#[cfg(test)]
mod tests;
