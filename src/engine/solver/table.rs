//! Every position of the 3 × 3 game with its value, prepared once.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::chance::series;
use super::nine::Nine;
use super::value::Value;
use crate::engine::{Mark, Position, Rules};

/// What is known of one position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// What perfect play gives the side to move.
    pub(super) value: Value,
    /// The best moves, as [`best_squares`](super::best_squares) explains them. None once the game is over.
    pub(super) best: Nine,
    /// In how many of the [`series`] of random replies the side to move wins, if it plays only best moves.
    pub(super) wins_if_best: u16,
    /// In how many of them the other side wins, if that side plays only best moves and the side to move is the random
    /// one.
    wins_against_random: u16,
}

impl Entry {
    /// A drawn game that is over.
    const DRAWN: Self = Self { value: Value::Draw, best: Nine::EMPTY, wins_if_best: 0, wins_against_random: 0 };

    /// A game that the other side has just won with this many squares still free.
    const fn lost(free: u32) -> Self {
        Self { value: Value::Loss(0), best: Nine::EMPTY, wins_if_best: 0, wins_against_random: series(free) }
    }
}

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
    /// What is known of each position. Numbers that belong to no position are never looked up.
    entries: Vec<Entry>,
}

/// The table of the 3 × 3 game, prepared when it is first asked for.
pub(super) static TABLE: LazyLock<Table> = LazyLock::new(Table::prepare);

impl Table {
    /// What is known of a position, which has to be one of the 3 × 3 game.
    pub(super) fn entry(&self, position: &Position) -> Entry {
        self.entry_of(Nine::from_squares(position.taken()), Nine::from_squares(position.marks(Mark::O)))
    }

    /// What is known of the position in which these squares are taken, those of `noughts` by O and the others by X.
    fn entry_of(&self, taken: Nine, noughts: Nine) -> Entry {
        self.entries.get(self.number(taken, noughts)).copied().unwrap_or(Entry::DRAWN)
    }

    /// The number of that position: the squares of O count twice, which gives them the digit 2.
    fn number(&self, taken: Nine, noughts: Nine) -> usize {
        let ones = |squares: Nine| self.ones.get(squares.number()).copied().map_or(0, usize::from);
        ones(taken) + ones(noughts)
    }

    /// Works out every position from those that its moves lead to.
    fn prepare() -> Self {
        let mut ones = vec![0];
        for power in [1, 3, 9, 27, 81, 243, 729, 2187, 6561] {
            // Each set that is there already, now with the next square in it as well.
            let with_next_square: Vec<u16> = ones.iter().map(|number| number + power).collect();
            ones.extend(with_next_square);
        }
        let mut table = Self { ones, entries: vec![Entry::DRAWN; 3_usize.pow(9)] };

        let lines: Vec<Nine> = Rules::TIC_TAC_TOE.lines().map(|line| Nine::from_squares(line.squares())).collect();
        // A move only ever adds to the squares that are taken, so that what it leads to has been worked out before.
        for taken in Nine::all_sets() {
            let by_o = taken.len() / 2;
            for noughts in taken.subsets().filter(|noughts| noughts.len() == by_o) {
                let entry = table.work_out(taken, noughts, &lines);
                let number = table.number(taken, noughts);
                if let Some(place) = table.entries.get_mut(number) {
                    *place = entry;
                }
            }
        }
        table
    }

    /// Works out one position.
    fn work_out(&self, taken: Nine, noughts: Nine, lines: &[Nine]) -> Entry {
        let free = Nine::ALL.without(taken);
        let x_is_next = taken.len() == 2 * noughts.len();
        let just_moved = if x_is_next { noughts } else { taken.without(noughts) };
        if lines.iter().any(|line| line.without(just_moved) == Nine::EMPTY) {
            return Entry::lost(free.len());
        }
        if free == Nine::EMPTY {
            return Entry::DRAWN;
        }
        // Every move is better than to have lost already.
        let mut entry = Entry { value: Value::Loss(0), ..Entry::DRAWN };
        for square in free.each() {
            let after = self.entry_of(taken.or(square), if x_is_next { noughts } else { noughts.or(square) });
            entry.wins_against_random += after.wins_if_best;
            let value = after.value.of_the_move_here();
            match (value, after.wins_against_random).cmp(&(entry.value, entry.wins_if_best)) {
                Ordering::Greater => {
                    entry = Entry { value, best: square, wins_if_best: after.wins_against_random, ..entry };
                }
                Ordering::Equal => entry.best = entry.best.or(square),
                Ordering::Less => {}
            }
        }
        entry
    }
}
