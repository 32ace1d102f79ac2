//! Every position of the 3 × 3 game with its value, prepared once.

use std::sync::LazyLock;

use super::entry::Entry;
use super::nine::Nine;
use super::worth::Worth;
use crate::engine::{Mark, Position, Rules};

/// The positions of the 3 × 3 game by their number, which is below 3⁹.
///
/// The number is written in base three with a digit for each square: 0 if it is free, 1 for X and 2 for O. In this
/// example it is 1 + 2 × 3¹ + 1 × 3⁴ = 88:
///
/// ```text
///   X O .
///   . X .
///   . . .
/// ```
///
/// The table is made in the player's browser, in a fraction of a millisecond, because it would take longer to download.
pub(super) struct Table {
    /// For each set of squares, the number that has the digit 1 for each of them.
    ones: Vec<u16>,
    /// What is known of each position. Numbers that belong to no position of a game have no entry.
    entries: Vec<Option<Entry>>,
}

/// The table of the 3 × 3 game, prepared when it is first asked for.
pub(super) static TABLE: LazyLock<Table> = LazyLock::new(|| Preparation::start().finish());

impl Table {
    /// What is known of a position of the 3 × 3 game.
    pub(super) fn entry(&self, position: &Position) -> Option<Entry> {
        let ones = |mark| self.ones(Nine::from_squares(position.marks(mark)));
        self.entry_of(ones(Mark::X) + 2 * ones(Mark::O))
    }

    /// What is known of the position with this number.
    fn entry_of(&self, number: usize) -> Option<Entry> {
        self.entries.get(number).copied().flatten()
    }

    /// The number that has the digit 1 for each of these squares.
    fn ones(&self, squares: Nine) -> usize {
        self.ones.get(squares.number()).copied().map_or(0, usize::from)
    }
}

/// A table that is being prepared, and what is needed for nothing else.
struct Preparation {
    table: Table,
    /// For each set of squares, whether there is a line among them.
    has_line: Vec<bool>,
}

impl Preparation {
    /// A table without entries.
    fn start() -> Self {
        let mut ones = Vec::with_capacity(Nine::SETS);
        ones.push(0);
        for power in [1, 3, 9, 27, 81, 243, 729, 2187, 6561] {
            // Each set that is there already, now with the next square in it as well.
            for index in 0..ones.len() {
                let number: u16 = ones.get(index).copied().unwrap_or_default();
                ones.push(number + power);
            }
        }
        let mut has_line = vec![false; ones.len()];
        for line in Rules::TIC_TAC_TOE.lines().map(|line| Nine::from_squares(line.squares())) {
            for others in Nine::ALL.without(line).subsets() {
                if let Some(there) = has_line.get_mut(line.or(others).number()) {
                    *there = true;
                }
            }
        }
        Self { table: Table { ones, entries: vec![None; 3_usize.pow(9)] }, has_line }
    }

    /// The table with the empty board, and so with all that can come of it.
    fn finish(mut self) -> Table {
        self.work_out(Nine::EMPTY, Nine::EMPTY, 0);
        self.table
    }

    /// Works out the position of this number from all that can come of it, and enters it in the table. The squares of
    /// the side to move and of the other side are given as well.
    fn work_out(&mut self, own: Nine, other: Nine, number: usize) -> Entry {
        let free = Nine::ALL.without(own.or(other));
        let entry = if self.has_line.get(other.number()) == Some(&true) {
            Entry::lost(free.len())
        } else if free == Nine::EMPTY {
            Entry::DRAWN
        } else {
            self.best_of(free, own, other, number)
        };
        if let Some(place) = self.table.entries.get_mut(number) {
            *place = Some(entry);
        }
        entry
    }

    /// Compares the moves to the free squares of a position.
    fn best_of(&mut self, free: Nine, own: Nine, other: Nine, number: usize) -> Entry {
        let digit = if own.len() == other.len() { 1 } else { 2 };
        let mut best = Nine::EMPTY;
        let mut best_worth = Worth::LEAST;
        // In how many series the other side wins, if it is the side to move that plays at random.
        let mut wins_of_other = 0;
        for square in free.each() {
            let number = number + digit * self.table.ones(square);
            let after = match self.table.entry_of(number) {
                Some(known) => known,
                None => self.work_out(other, own.or(square), number),
            };
            wins_of_other += after.for_mover.wins();
            if after.for_other > best_worth {
                (best, best_worth) = (square, after.for_other);
            } else if after.for_other == best_worth {
                best = best.or(square);
            }
        }
        let for_other = Worth::new(best_worth.value().of_the_move_here(), wins_of_other);
        Entry { for_mover: best_worth, for_other, best }
    }
}
