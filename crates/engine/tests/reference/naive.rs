//! A naive implementation of 3×3 that uses only marks and squares of the engine.

use std::collections::{HashMap, HashSet};

use engine::{Mark, Objective, Position, Rules, Square, Squares, Value};

/// The squares of each line, numbered in reading order.
pub const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The marks on the nine squares, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board([Option<Mark>; 9]);

/// The value under perfect play for the side to move (1 win, 0 draw, −1 loss) and the number of marks until the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NaiveValue {
    pub result: i8,
    pub marks: u8,
}

impl Board {
    pub const EMPTY: Self = Self([None; 9]);

    pub fn at(&self, square: usize) -> Option<Mark> {
        self.0[square]
    }

    pub fn free(&self) -> impl Iterator<Item = usize> {
        let squares = self.0;
        (0..9).filter(move |square| squares[*square].is_none())
    }

    /// Returns the number of squares with this mark.
    fn count(&self, mark: Mark) -> usize {
        self.0.iter().filter(|square| **square == Some(mark)).count()
    }

    pub fn turn(&self) -> Mark {
        if self.count(Mark::X) == self.count(Mark::O) { Mark::X } else { Mark::O }
    }

    pub fn has_line(&self, mark: Mark) -> bool {
        LINES.iter().any(|line| line.iter().all(|square| self.0[*square] == Some(mark)))
    }

    pub fn is_over(&self) -> bool {
        self.has_line(Mark::X) || self.has_line(Mark::O) || self.free().next().is_none()
    }

    /// Returns the legal moves.
    pub fn moves(&self) -> Vec<usize> {
        if self.is_over() { Vec::new() } else { self.free().collect() }
    }

    pub fn with(mut self, square: usize, mark: Mark) -> Self {
        self.0[square] = Some(mark);
        self
    }

    /// Returns the board after a move.
    pub fn play(self, square: usize) -> Self {
        self.with(square, self.turn())
    }

    /// Iterates over the lines with exactly one mark of this side and two free squares.
    fn lines_with_one(&self, mark: Mark) -> impl Iterator<Item = [usize; 3]> {
        LINES.into_iter().filter(move |line| {
            let on_line = line.map(|square| self.0[square]);
            on_line.contains(&Some(mark)) && on_line.iter().filter(|square| square.is_none()).count() == 2
        })
    }

    /// Returns the squares on which this side would complete a line.
    pub fn winning(&self, mark: Mark) -> Vec<usize> {
        self.free().filter(|square| self.with(*square, mark).has_line(mark)).collect()
    }

    /// Returns the squares on which this side would make a fork.
    pub fn forks(&self, mark: Mark) -> Vec<usize> {
        let lines_here = |square: &usize| self.lines_with_one(mark).filter(|line| line.contains(square)).count();
        self.free().filter(|square| lines_here(square) >= 2).collect()
    }

    /// Returns the squares on which this side would make two in a row with a free third square.
    pub fn two_in_a_row(&self, mark: Mark) -> Vec<usize> {
        self.free().filter(|square| self.lines_with_one(mark).any(|line| line.contains(square))).collect()
    }

    /// Returns all 8 symmetric boards.
    pub fn images(&self) -> [Self; 8] {
        let turned = |board: Self| Self([6, 3, 0, 7, 4, 1, 8, 5, 2].map(|square: usize| board.0[square]));
        let reflected = |board: Self| Self([2, 1, 0, 5, 4, 3, 8, 7, 6].map(|square: usize| board.0[square]));
        let mut images = [*self; 8];
        for turn in 1..4 {
            images[turn] = turned(images[turn - 1]);
        }
        for turn in 0..4 {
            images[turn + 4] = reflected(images[turn]);
        }
        images
    }

    /// Returns the same board for all symmetric boards.
    pub fn representative(&self) -> Self {
        self.images().into_iter().min().unwrap_or(*self)
    }

    /// Computes the value by minimax without a table.
    pub fn value(&self, objective: Objective) -> NaiveValue {
        let line_of_other = self.has_line(!self.turn());
        if line_of_other || self.is_over() {
            let result = match (line_of_other, objective) {
                (false, _) => 0,
                (true, Objective::Normal) => -1,
                (true, Objective::Misere) => 1,
            };
            return NaiveValue { result, marks: 0 };
        }
        let moves = self.moves().into_iter().map(|square| self.value_of_move(square, objective));
        moves.reduce(|one, other| if other.is_better_than(one) { other } else { one }).unwrap()
    }

    /// Returns the moves that keep the result in the normal game.
    pub fn keeping(&self) -> Vec<usize> {
        let best = self.value(Objective::Normal).result;
        let keeps = |square: &usize| self.value_of_move(*square, Objective::Normal).result == best;
        self.moves().into_iter().filter(keeps).collect()
    }

    /// Returns the value of a move for the side that makes it.
    pub fn value_of_move(&self, square: usize, objective: Objective) -> NaiveValue {
        self.play(square).value(objective).of_last_move()
    }
}

impl NaiveValue {
    /// Returns the value for the side that has just moved.
    pub fn of_last_move(self) -> Self {
        Self { result: -self.result, marks: self.marks + 1 }
    }

    /// Compares values; faster wins and slower losses are better.
    pub fn is_better_than(self, other: Self) -> bool {
        if self.result != other.result {
            return self.result > other.result;
        }
        match self.result {
            1 => self.marks < other.marks,
            -1 => self.marks > other.marks,
            _ => false,
        }
    }
}

/// Converts minimax's result to the type of the tablebase.
pub fn exact(value: NaiveValue) -> Value {
    match value {
        NaiveValue { result: 1, marks } => Value::Win(marks),
        NaiveValue { result: 0, .. } => Value::Draw,
        NaiveValue { marks, .. } => Value::Loss(marks),
    }
}

/// Returns the square with this number in reading order.
pub fn square(number: usize) -> Square {
    Square::new((number % 3) as u8, (number / 3) as u8).unwrap()
}

/// Returns the number of a square in reading order.
pub fn number(square: Square) -> usize {
    usize::from(square.row()) * 3 + usize::from(square.column())
}

/// Returns the set of squares with these numbers.
pub fn squares(numbers: impl IntoIterator<Item = usize>) -> Squares {
    numbers.into_iter().map(square).collect()
}

/// Returns every reachable position, as a naive board and as a position of the engine after the same moves.
pub fn positions() -> Vec<(Board, Position)> {
    positions_with(Objective::Normal)
}

/// Like [`positions`], for either objective.
pub fn positions_with(objective: Objective) -> Vec<(Board, Position)> {
    let rules = Rules::new(3, 3, 3, objective).unwrap();
    let mut all = vec![(Board::EMPTY, Position::new(rules))];
    let mut seen = HashSet::from([Board::EMPTY]);
    let mut next = 0;
    while let Some((board, position)) = all.get(next).copied() {
        next += 1;
        for number in board.moves() {
            let after = board.play(number);
            if seen.insert(after) {
                all.push((after, position.play(square(number)).unwrap()));
            }
        }
    }
    all
}

/// Returns the values of all reachable positions of the normal game.
pub fn values() -> HashMap<Board, NaiveValue> {
    positions().into_iter().map(|(board, _)| (board, board.value(Objective::Normal))).collect()
}
