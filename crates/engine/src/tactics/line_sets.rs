//! The lines of a position, and their residual lines: the squares of a line that a side still lacks.

use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::rc::Rc;

use crate::board::{Line, Mark, Squares};
use crate::position::Position;
use crate::rules::{Objective, Rules};

/// The lines of a position.
#[derive(Debug)]
pub struct LineSets<'a> {
    position: &'a Position,
    lines: Lines,
}

type Lines = Rc<[(Line, Squares)]>;

thread_local! {
    /// The lines of the last board. A review asks for those of the same board several times for each move.
    static LAST: RefCell<Option<(Rules, Lines)>> = const { RefCell::new(None) };
}

impl<'a> LineSets<'a> {
    /// Returns all lines of the board.
    pub fn of(position: &'a Position) -> Self {
        let rules = position.rules();
        let lines = LAST.with_borrow_mut(|last| match last {
            Some((known, lines)) if *known == rules => Rc::clone(lines),
            _ => {
                let lines: Lines = rules.lines().into_iter().map(|line| (line, line.squares())).collect();
                *last = Some((rules, Rc::clone(&lines)));
                lines
            }
        });
        Self { position, lines }
    }

    /// Returns the lines that win: none in misère and once the game is over.
    pub(super) fn winning(position: &'a Position) -> Self {
        match position.rules().objective() {
            Objective::Normal if position.outcome().is_none() => Self::of(position),
            _ => Self { position, lines: Rc::default() },
        }
    }

    /// Iterates over the squares of each line.
    pub fn iter(&self) -> impl Iterator<Item = Squares> {
        self.pass().map(|(_, squares)| *squares)
    }

    /// Iterates over the lines that a side can still complete, each with its residual line.
    pub(super) fn open(&self, mark: Mark) -> impl Iterator<Item = (Line, Squares)> {
        self.pass().filter_map(move |(line, squares)| Some((*line, self.residual_line(mark, *line, *squares)?)))
    }

    /// Iterates over the lines, each with its residual lines of both sides, the side to move first.
    pub(super) fn of_both(&self) -> impl Iterator<Item = [Option<Squares>; 2]> {
        let sides = [self.position.turn(), !self.position.turn()];
        self.pass().map(move |(line, squares)| sides.map(|mark| self.residual_line(mark, *line, *squares)))
    }

    /// Returns the residual lines of a side whose length is in the range.
    pub fn residual(&self, mark: Mark, lengths: RangeInclusive<u32>) -> Vec<Squares> {
        self.open(mark).map(|(_, residual)| residual).filter(|line| lengths.contains(&line.len())).collect()
    }

    /// Returns the squares that a side lacks of a line with these squares, if it can still complete it.
    fn residual_line(&self, mark: Mark, line: Line, squares: Squares) -> Option<Squares> {
        self.position.is_open(mark, line, squares).then(|| squares - self.position.marks(mark))
    }

    /// Begins a pass over the lines.
    fn pass(&self) -> impl Iterator<Item = &(Line, Squares)> {
        #[cfg(feature = "count-passes")]
        PASSES.set(PASSES.get() + 1);
        self.lines.iter()
    }
}

#[cfg(feature = "count-passes")]
thread_local! {
    /// The number of passes over the lines of a board in this thread, for tests.
    pub static PASSES: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}
