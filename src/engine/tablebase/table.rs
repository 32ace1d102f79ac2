//! Every position of the 3 × 3 game with its value, prepared once.

use std::sync::LazyLock;

use super::entry::Entry;
use super::mapping::Mapping;
use super::nine::Nine;
use super::worth::Worth;
use crate::engine::{Mark, Position};

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
    ones: Mapping,
    /// What is known of each position. Numbers that belong to no position of a game have no entry.
    entries: Vec<Option<Entry>>,
}

/// The table of the 3 × 3 game, prepared when it is first asked for.
pub(super) static TABLE: LazyLock<Table> = LazyLock::new(|| Preparation::start().finish());

impl Table {
    /// What is known of a position of the 3 × 3 game.
    pub(super) fn entry(&self, position: &Position) -> Option<Entry> {
        let crosses = Nine::from_squares(position.marks(Mark::X));
        let noughts = Nine::from_squares(position.marks(Mark::O));
        self.entry_of(crosses, noughts)
    }

    /// What is known of the position with these squares taken by X and by O.
    fn entry_of(&self, crosses: Nine, noughts: Nine) -> Option<Entry> {
        self.entries.get(self.number(crosses, noughts)).copied().flatten()
    }

    /// The number of that position.
    fn number(&self, crosses: Nine, noughts: Nine) -> usize {
        usize::from(self.ones.of(crosses)) + 2 * usize::from(self.ones.of(noughts))
    }
}

/// A table that is being prepared, and what is needed for nothing else.
struct Preparation {
    table: Table,
    /// Two reflections of the board: the columns in reverse, and about a diagonal.
    reflections: [Mapping; 2],
}

impl Preparation {
    /// A table without entries.
    fn start() -> Self {
        let ones = Mapping::new([1, 3, 9, 27, 81, 243, 729, 2187, 6561]);
        let left_to_right = Mapping::new([4, 2, 1, 32, 16, 8, 256, 128, 64]);
        let columns_to_rows = Mapping::new([1, 8, 64, 2, 16, 128, 4, 32, 256]);
        let entries = vec![None; 3_usize.pow(9)];
        Self { table: Table { ones, entries }, reflections: [left_to_right, columns_to_rows] }
    }

    /// The table with the empty board, and so with all that can come of it.
    fn finish(mut self) -> Table {
        self.work_out(Nine::EMPTY, Nine::EMPTY);
        self.table
    }

    /// Works a position out from all that can come of it, unless that has been done before.
    fn work_out(&mut self, crosses: Nine, noughts: Nine) -> Entry {
        if let Some(known) = self.table.entry_of(crosses, noughts) {
            return known;
        }
        let free = Nine::ALL.without(crosses.or(noughts));
        let x_is_next = crosses.len() == noughts.len();
        let entry = if (if x_is_next { noughts } else { crosses }).has_line() {
            Entry::lost(free.len())
        } else if free == Nine::EMPTY {
            Entry::DRAWN
        } else {
            self.compare_moves(free, |square| {
                if x_is_next { (crosses.or(square), noughts) } else { (crosses, noughts.or(square)) }
            })
        };
        self.enter(crosses, noughts, entry);
        entry
    }

    /// What a position is worth by the moves that can be made in it: to these squares, leading to these positions.
    fn compare_moves(&mut self, free: Nine, play: impl Fn(Nine) -> (Nine, Nine)) -> Entry {
        let mut best = Nine::EMPTY;
        let mut best_worth = Worth::LEAST;
        // In how many series the other side wins, if it is the side to move that plays at random.
        let mut wins_of_other = 0;
        for square in free.each() {
            let (crosses, noughts) = play(square);
            let after = self.work_out(crosses, noughts);
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

    /// Enters what is known of a position, and with it the same for those that are symmetrical to it: there are up to
    /// eight, so that hardly more than an eighth of the positions have to be worked out.
    fn enter(&mut self, mut crosses: Nine, mut noughts: Nine, mut entry: Entry) {
        // One reflection after the other, in turns, leads through all eight.
        for reflection in self.reflections.iter().cycle().take(8) {
            let number = self.table.number(crosses, noughts);
            if let Some(place) = self.table.entries.get_mut(number) {
                *place = Some(entry);
            }
            [crosses, noughts, entry.best] =
                [crosses, noughts, entry.best].map(|squares| Nine::from_bits(reflection.of(squares)));
        }
    }
}
