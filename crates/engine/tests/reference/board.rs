//! A board of any size with naive definitions of lines and forks.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use engine::{ByMark, Direction, Line, Mark, Position, Rules, Square, Squares};

/// Marks on a board, without a side to move.
#[derive(Clone, Copy)]
pub struct Board {
    pub rules: Rules,
    pub marks: ByMark<Squares>,
}

/// Returns the lines of a board.
pub fn lines(rules: Rules) -> Rc<[Squares]> {
    thread_local! {
        static LINES: RefCell<HashMap<Rules, Rc<[Squares]>>> = RefCell::default();
    }
    let lines = || rules.lines().iter().map(|line| line.squares()).collect();
    LINES.with_borrow_mut(|known| known.entry(rules).or_insert_with(lines).clone())
}

impl Board {
    pub fn of(position: &Position) -> Self {
        let [x, o] = Mark::ALL.map(|mark| position.marks(mark));
        Self { rules: position.rules(), marks: ByMark { x, o } }
    }

    pub fn with(mut self, square: Square, mark: Mark) -> Self {
        self.marks[mark].insert(square);
        self
    }

    pub fn free(self) -> Squares {
        self.rules.squares() - self.marks.x - self.marks.o
    }

    /// Returns the squares on which this side would complete a line.
    pub fn completing(self, mark: Mark) -> Squares {
        let completes = |square: &Square| self.rows(*square, mark).any(|row| self.is_line(row, mark));
        self.free().iter().filter(completes).collect()
    }

    /// Iterates over the unbroken rows of this side through a square, as if its mark were there: one in each direction.
    fn rows(self, square: Square, mark: Mark) -> impl Iterator<Item = Squares> {
        Direction::ALL.into_iter().map(move |direction| {
            let (right, down) = direction.step();
            let marks = |sign: i8| {
                let steps = (1..20).map_while(move |step: i8| square.offset(sign * step * right, sign * step * down));
                steps.take_while(move |reached| self.marks[mark].contains(*reached))
            };
            marks(1).chain(marks(-1)).chain([square]).collect()
        })
    }

    /// Returns all lines of this side, each as long as it is.
    pub fn lines(self, mark: Mark) -> HashSet<Squares> {
        let rows = self.marks[mark].iter().flat_map(|square| self.rows(square, mark));
        rows.filter(|row| self.is_line(*row, mark)).collect()
    }

    /// Returns the free squares of the lines that lack this many marks of a side, and have none of the other.
    pub fn lacking(self, mark: Mark, missing: u32) -> Squares {
        let free = self.free();
        let rest = |line: &Squares| Some(*line - self.marks[mark]).filter(|rest| rest.len() == missing);
        let lines = lines(self.rules);
        lines.iter().filter_map(rest).filter(|rest| rest.is_subset(free)).fold(Squares::EMPTY, |all, rest| all | rest)
    }

    /// Whether a row is a line of this side.
    fn is_line(self, row: Squares, mark: Mark) -> bool {
        let (length, in_a_row) = (row.len(), u32::from(self.rules.in_a_row()));
        length == in_a_row || length > in_a_row && !self.rules.is_exact(mark)
    }

    /// Whether all squares of a line but its free ends hold marks of this side.
    pub fn has_open_row(self, mark: Mark) -> bool {
        self.rules.lines().iter().any(|line| {
            let is_end = |square| square == line.first() || square == line.last();
            let holds = |square: Square| if is_end(square) { self.free() } else { self.marks[mark] };
            line.iter().all(|square| holds(square).contains(square))
        })
    }

    /// Returns the squares on which this side would complete a line with a mark on a free square.
    pub fn threats_with(self, square: Square, mark: Mark) -> Squares {
        let after = self.with(square, mark);
        // New threats are near, and in line with the new mark.
        let is_near = |other: &Square| {
            let (right, down) = (square.column().abs_diff(other.column()), square.row().abs_diff(other.row()));
            (right == 0 || down == 0 || right == down) && right.max(down) < self.rules.in_a_row()
        };
        let completes =
            |other: &Square| after.rows(*other, mark).any(|row| row.contains(square) && self.is_line(row, mark));
        after.free().iter().filter(is_near).filter(completes).collect()
    }

    /// Returns the squares on which this side would make a double threat. Threats that it has already do not count.
    pub fn forks(self, mark: Mark) -> Squares {
        self.free().iter().filter(|square| self.threats_with(*square, mark).len() > 1).collect()
    }

    /// Counts the open lines through a square by their number of marks, the highest number first.
    pub fn open_lines(self, square: Square, mark: Mark) -> Vec<usize> {
        let is_open = |line: &&Squares| line.contains(square) && (**line & self.marks[!mark]).is_empty();
        let lines: Vec<Squares> = lines(self.rules).iter().filter(is_open).copied().collect();
        let marks = |line: &Squares| (*line & self.marks[mark]).len();
        let numbers = (0..u32::from(self.rules.in_a_row())).rev();
        numbers.map(|number| lines.iter().filter(|line| marks(line) == number).count()).collect()
    }

    /// Whether all squares of a row hold this mark, and the squares beside its ends are free.
    pub fn is_open_row(self, row: Line, mark: Mark) -> bool {
        let (columns, rows) = row.direction().step();
        let ends = [row.first().offset(-columns, -rows), row.last().offset(columns, rows)];
        let is_free = |end: Option<Square>| end.is_some_and(|end| self.free().contains(end));
        ends.into_iter().all(is_free) && row.squares().is_subset(self.marks[mark])
    }
}
