//! Minimax with a table of all positions of wild tic-tac-toe.
//!
//! Both sides have the same moves, so that a value belongs to the marks alone, whoever is to move. There are at most 3⁹ = 19,683
//! positions. The table gets a value when it is exact, so that a stopped solver has made no wrong claim.

use crate::board::Mark;
use crate::evaluation::Value;
use crate::limits::budget::{Budget, Stopped};
use crate::other_games::grid::{self, Bits, FULL};

/// The squares of both marks.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// The squares with an X.
    pub x: Bits,
    /// The squares with an O.
    pub o: Bits,
}

impl Marks {
    /// Returns the free squares.
    pub const fn free(self) -> Bits {
        FULL & !self.x & !self.o
    }

    /// Returns the marks after a move.
    pub const fn with(self, cell: u8, mark: Mark) -> Self {
        match mark {
            Mark::X => Self { x: self.x | 1 << cell, ..self },
            Mark::O => Self { o: self.o | 1 << cell, ..self },
        }
    }

    /// Returns the value of a finished game for the side to move, or `None` if the game goes on.
    fn value_at_end(self, is_misere: bool) -> Option<Value> {
        if grid::has_line(self.x) || grid::has_line(self.o) {
            return Some(if is_misere { Value::Win(0) } else { Value::Loss(0) });
        }
        (self.free() == 0).then_some(Value::Draw)
    }
}

/// The values found so far.
pub struct Solver {
    is_misere: bool,
    values: Vec<Option<Value>>,
}

impl Solver {
    /// Returns a solver that knows no value.
    pub fn new(is_misere: bool) -> Self {
        Self { is_misere, values: vec![None; 1 << 18] }
    }

    /// Returns the value of a position for the side to move.
    pub fn value(&mut self, marks: Marks, budget: &mut Budget) -> Result<Value, Stopped> {
        let index = usize::from(marks.x) << 9 | usize::from(marks.o);
        if let Some(known) = self.values.get(index).copied().flatten() {
            return Ok(known);
        }
        budget.count_node()?;
        let value = match marks.value_at_end(self.is_misere) {
            Some(value) => value,
            None => {
                let mut best = Value::Loss(0);
                for cell in grid::cells(marks.free()) {
                    for mark in Mark::ALL {
                        best = best.max(self.value(marks.with(cell, mark), budget)?.of_last_move());
                    }
                }
                best
            }
        };
        if let Some(entry) = self.values.get_mut(index) {
            *entry = Some(value);
        }
        Ok(value)
    }
}
