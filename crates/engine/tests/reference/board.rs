//! A board of any size with naive definitions of lines and forks.

use std::cell::RefCell;
use std::collections::HashMap;
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
        self.free().iter().filter(|square| self.makes_line(*square, mark)).collect()
    }

    fn makes_line(self, square: Square, mark: Mark) -> bool {
        let own = self.marks[mark];
        Direction::ALL.into_iter().any(|direction| {
            let (right, down) = direction.step();
            let run = |sign: i8| {
                let steps = (1..15).map(move |step: i8| square.offset(sign * step * right, sign * step * down));
                steps.take_while(|reached| reached.is_some_and(|reached| own.contains(reached))).count()
            };
            1 + run(1) + run(-1) >= usize::from(self.rules.in_a_row())
        })
    }

    /// Whether all squares of a line but its free ends hold marks of this side.
    pub fn has_open_row(self, mark: Mark) -> bool {
        self.rules.lines().iter().any(|line| {
            let is_end = |square| square == line.first() || square == line.last();
            let holds = |square: Square| if is_end(square) { self.free() } else { self.marks[mark] };
            line.iter().all(|square| holds(square).contains(square))
        })
    }

    /// Returns the squares on which this side would make a double threat. It must have no threat yet.
    pub fn forks(self, mark: Mark) -> Squares {
        let is_fork = |square: &Square| {
            let after = self.with(*square, mark);
            // New threats are in line with the new mark.
            let near = |one: u8, other: u8| one.abs_diff(other);
            let in_line = after.free().iter().filter(|other| {
                let (right, down) = (near(square.column(), other.column()), near(square.row(), other.row()));
                right == 0 || down == 0 || right == down
            });
            in_line.filter(|other| after.makes_line(*other, mark)).count() > 1
        };
        self.free().iter().filter(is_fork).collect()
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
