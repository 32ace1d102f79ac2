//! Which moves are tried, in stages, and in which order.
//!
//! A line that can be completed is, and one that would be completed is blocked; where the other side threatens to make
//! two threats at once, only what stands against that is tried. Otherwise the cells near the marks are, the most
//! promising first.

use super::board::Board;
use super::cells::{Cell, Cells};
use super::score;
use super::weights::worth_of;
use crate::engine::{Mark, Objective, Square};

/// Where no more cells than this are free, or no more lines can be completed than below, all moves are tried: towards the
/// end of a game it is proved how it ends.
const FEW_CELLS: u32 = 24;

/// So many lines are few, those of both sides together.
const FEW_LINES: u16 = 32;

/// Whether all moves are to be tried.
pub fn are_few(board: &Board) -> bool {
    board.free().len() <= FEW_CELLS || board.live_lines() <= FEW_LINES
}

/// What the side to move has to do or can do at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// The game ends after so many more marks: won by the side to move, by this move.
    Wins { by: Cell, marks: usize },
    /// Whatever it plays, it has lost after so many more marks. This is as good as any.
    Loses { by: Cell, marks: usize },
    /// Only this move does not lose at once.
    Only(Cell),
    /// Only these moves can be good. Any other loses after so many more marks.
    Against { threats: Cells, marks: usize },
    /// It can play where it likes.
    Nothing,
}

/// What has to be done where completing a line wins.
pub fn duty(board: &Board) -> Duty {
    let (own, other) = (board.turn(), !board.turn());
    if let Some(by) = board.completing(own).next() {
        return Duty::Wins { by, marks: 1 };
    }
    let mut to_block = board.completing(other);
    match (to_block.next(), to_block.next()) {
        (Some(by), Some(_)) => return Duty::Loses { by, marks: 2 },
        (Some(only), None) => return Duty::Only(only),
        (None, _) => {}
    }
    if let Some((by, _)) = board.double_four(own) {
        return Duty::Wins { by, marks: 3 };
    }
    against_double_fours(board, other)
}

/// What can be done where the other side could threaten on two cells at once, if anywhere.
///
/// It has to be kept from each such threat: by taking the cell from which it is made or one on which it would be carried
/// out. All other cells of these lines are taken. Or else the other side has to be kept busy, by threats of one's own.
fn against_double_fours(board: &Board, other: Mark) -> Duty {
    let mut threats = None;
    let mut first = None;
    for (cell, completions) in board.double_fours(other) {
        first.get_or_insert(cell);
        let answers = completions | Cells::of(cell);
        threats = Some(threats.map_or(answers, |threats| answers & threats));
    }
    let (Some(threats), Some(by)) = (threats, first) else { return Duty::Nothing };
    let threats = threats | board.fours(!other);
    // Some other move, the threat, one block, and the other line is completed.
    const MARKS: usize = 4;
    if threats.is_empty() { Duty::Loses { by, marks: MARKS } } else { Duty::Against { threats, marks: MARKS } }
}

/// Cells to be tried in order.
#[derive(Default)]
pub struct Moves {
    /// The cells, the most promising first, each in the lowest eight bits of a number as [`rank`] makes it. One number
    /// sorts faster than a pair.
    ranked: Vec<i64>,
    /// Whether no other move can be better than the best of these.
    pub is_complete: bool,
}

/// A number that is the greater the more promising a cell is, and the earlier in reading order.
fn rank(promise: i32, cell: Cell) -> i64 {
    i64::from(promise) << 8 | i64::from(Cell::MAX - cell)
}

/// What helps to order moves besides the lines.
pub trait Experience {
    /// How good a move has been elsewhere, more for better.
    fn bonus(&self, mark: Mark, cell: Cell) -> i32;
}

impl Moves {
    /// Makes these the moves to be tried where nothing is forced, no more than so many.
    pub fn set_quiet(&mut self, board: &Board, width: usize, experience: &impl Experience) {
        match board.rules().objective() {
            Objective::Normal => self.set(board, near(board), width, experience),
            Objective::Misere => {
                let safe = board.free() - board.completing(board.turn());
                self.set(board, (safe, true), width, experience);
            }
        }
    }

    /// Makes these cells the moves to be tried, no more than so many, in order.
    pub fn set(
        &mut self,
        board: &Board,
        (cells, is_complete): (Cells, bool),
        width: usize,
        experience: &impl Experience,
    ) {
        let mark = board.turn();
        let promise = |cell: Cell| {
            let own = worth_of(board.sum(mark, cell)).cast_signed();
            let other = worth_of(board.sum(!mark, cell)).cast_signed();
            let by_lines = match board.rules().objective() {
                Objective::Normal => 5 * own + 4 * other,
                // A cell among own marks is better left alone, and one among the other side's left to that side.
                Objective::Misere => -own - other,
            };
            by_lines + experience.bonus(mark, cell)
        };
        let ranked = &mut self.ranked;
        ranked.clear();
        ranked.extend(cells.map(|cell| rank(promise(cell), cell)));
        self.is_complete = is_complete && ranked.len() <= width;
        if ranked.len() > width {
            // Most of them need not be sorted.
            ranked.select_nth_unstable_by(width, |one, other| other.cmp(one));
            ranked.truncate(width);
        }
        ranked.sort_unstable_by(|one, other| other.cmp(one));
    }

    /// The cells, the most promising first.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.ranked.iter().map(|number| Cell::MAX - (number & 0xff) as Cell)
    }
}

/// The free cells at most two away from a mark, on a line that can still be completed. Whether these are all such cells.
///
/// On a cell without such a line a mark does nothing, and an own mark more never harms: such a move is never better than
/// one on another cell.
fn near(board: &Board) -> (Cells, bool) {
    let free = board.free();
    let on_board = Cells::from(board.rules().squares());
    let taken = on_board - free;
    let matters = |cell: &Cell| worth_of(board.sum(Mark::X, *cell)) + worth_of(board.sum(Mark::O, *cell)) > 0;
    let two_away = if are_few(board) { free } else { (taken.grown() & on_board).grown() & free };
    let mut cells: Cells = two_away.filter(matters).collect();
    let mut is_complete = !(free - two_away).any(|cell| matters(&cell));
    if cells.is_empty() {
        // The first mark goes to the middle; later, whatever is left is far away.
        let middle = Square::new(board.rules().columns() / 2, board.rules().rows() / 2).map(Square::index);
        (cells, is_complete) = match middle {
            Some(middle) if taken.is_empty() => (Cells::of(middle), false),
            _ => (free, true),
        };
    }
    (cells, is_complete)
}

/// The score of the side to move as far as can be told without a search.
pub fn evaluate(board: &Board) -> i32 {
    let (own, other) = (board.turn(), !board.turn());
    score::estimate(match board.rules().objective() {
        // Whoever is to move is half a move ahead.
        Objective::Normal => board.worth(own) * 5 / 4 - board.worth(other),
        Objective::Misere => {
            // What counts at last is who runs out of cells on which no line is completed.
            let (own_taboo, other_taboo) = (board.completing(own), board.completing(other));
            let left_to_own = (other_taboo - own_taboo).len().cast_signed();
            let left_to_other = (own_taboo - other_taboo).len().cast_signed();
            300 * (left_to_own - left_to_other) + (board.worth(other) - board.worth(own)) / 4
        }
    })
}
