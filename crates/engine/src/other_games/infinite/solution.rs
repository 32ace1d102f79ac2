//! Retrograde analysis of infinite tic-tac-toe.
//!
//! Games may be endless, so that values follow from the end and not from the start (Ströhlein 1970). Sweep *n* = 1, 2, … over all
//! open positions finds those whose game ends after *n* moves:
//!
//! ```text
//! n odd    a win if a move leads to a loss in n − 1
//! n even   a loss if every move leads to a win, the latest in n − 1
//! ```
//!
//! A win's distance shrinks with every move, so that no position comes twice on its way, and the rule of the third repetition
//! cannot spoil it. A position that has already occurred twice counts as a draw. Once two sweeps in a row find nothing, no later
//! one can, and all open positions are draws. A value is final when it is found: stopping a sweep leaves others open, not wrong.

use crate::evaluation::Value;
use crate::limits::budget::{Budget, Stopped};
use crate::other_games::grid::{self, Bits, FULL};

/// The marks of a side: their squares, counted from 1, from the oldest to the newest. With fewer than three marks, it begins with 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Queue([u8; 3]);

impl Queue {
    /// Returns the squares as a set.
    pub fn bits(self) -> Bits {
        self.0.iter().fold(0, |bits, square| bits | (1 << square >> 1))
    }

    /// Returns the square of the mark that the next one removes.
    pub fn oldest(self) -> Option<u8> {
        self.0[0].checked_sub(1)
    }

    /// Returns the queue after a mark on a square.
    pub const fn with(self, cell: u8) -> Self {
        let [_, second, newest] = self.0;
        Self([second, newest, cell + 1])
    }

    /// The three squares as digits.
    fn number(self) -> usize {
        self.0.iter().fold(0, |number, square| number * 10 + usize::from(*square))
    }
}

/// A position as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    /// The marks of the side to move.
    pub own: Queue,
    /// The marks of the other side.
    pub other: Queue,
}

impl State {
    /// The empty board.
    pub const START: Self = Self { own: Queue([0; 3]), other: Queue([0; 3]) };

    /// The number of indices, some of which no position has.
    const INDICES: usize = 1_000_000;

    fn index(self) -> usize {
        self.own.number() * 1_000 + self.other.number()
    }

    /// Returns the free squares. That of the mark that vanishes next is not free.
    pub fn free(self) -> Bits {
        FULL & !self.own.bits() & !self.other.bits()
    }

    /// Returns the position after a move.
    pub const fn after(self, cell: u8) -> Self {
        Self { own: self.other, other: self.own.with(cell) }
    }
}

/// Marks an index that no sweep has seen.
const UNSEEN: u8 = u8::MAX;
/// Marks a position without a known value.
const OPEN: u8 = u8::MAX - 1;
/// Marks a position that is drawn by repetition.
const DRAWN: u8 = u8::MAX - 2;

/// The values of all positions, as far as they are found.
pub struct Solution {
    drawn: Vec<State>,
    /// The number of moves to the end of the game by index: even for losses, odd for wins; or one of the marks above.
    distances: Vec<u8>,
    open: Vec<State>,
    /// The number of finished sweeps.
    sweeps: u8,
    /// The number of positions that the current sweep has looked at.
    swept: usize,
    /// The last sweep that found a value.
    last_found: u8,
}

impl Solution {
    /// Lists all positions. Those in `drawn` end the game.
    pub fn new(drawn: Vec<State>) -> Self {
        let distances = vec![UNSEEN; State::INDICES];
        let mut solution = Self { drawn, distances, open: Vec::new(), sweeps: 0, swept: 0, last_found: 0 };
        solution.add(State::START);
        let mut next = 0;
        while let Some(state) = solution.open.get(next).copied() {
            next += 1;
            grid::cells(state.free()).for_each(|cell| solution.add(state.after(cell)));
        }
        let is_drawn = |state: &State| solution.drawn.contains(state);
        solution.open.iter().filter(|state| is_drawn(state)).for_each(|state| {
            if let Some(distance) = solution.distances.get_mut(state.index()) {
                *distance = DRAWN;
            }
        });
        solution.open.retain(|state| !solution.drawn.contains(state));
        solution
    }

    fn add(&mut self, state: State) {
        let is_lost = grid::has_line(state.other.bits());
        if let Some(distance @ &mut UNSEEN) = self.distances.get_mut(state.index()) {
            *distance = if is_lost { 0 } else { OPEN };
            if !is_lost {
                self.open.push(state);
            }
        }
    }

    /// Returns the positions that end the game by repetition.
    pub fn drawn(&self) -> &[State] {
        &self.drawn
    }

    fn distance(&self, state: State) -> u8 {
        self.distances.get(state.index()).copied().unwrap_or(UNSEEN)
    }

    fn is_complete(&self) -> bool {
        self.sweeps >= self.last_found + 2
    }

    /// Returns the value of a position, if it is found.
    pub fn value(&self, state: State) -> Option<Value> {
        match self.distance(state) {
            DRAWN => Some(Value::Draw),
            OPEN => self.is_complete().then_some(Value::Draw),
            UNSEEN => None,
            distance if distance % 2 == 0 => Some(Value::Loss(distance)),
            distance => Some(Value::Win(distance)),
        }
    }

    /// Finds the values of all positions. A later call continues a stopped one.
    pub fn solve(&mut self, budget: &mut Budget) -> Result<(), Stopped> {
        while !self.is_complete() {
            let sweep = self.sweeps + 1;
            while let Some(state) = self.open.get(self.swept).copied() {
                budget.count_node()?;
                self.swept += 1;
                if self.ends_after(sweep, state) {
                    self.last_found = sweep;
                    if let Some(distance) = self.distances.get_mut(state.index()) {
                        *distance = sweep;
                    }
                }
            }
            self.swept = 0;
            self.open.retain(|state| self.distances.get(state.index()) == Some(&OPEN));
            self.sweeps = sweep;
        }
        Ok(())
    }

    /// Whether a position's game ends after this number of moves, with all shorter games known.
    fn ends_after(&self, moves: u8, state: State) -> bool {
        let mut distances = grid::cells(state.free()).map(|cell| self.distance(state.after(cell)));
        if moves % 2 == 1 {
            distances.any(|distance| distance == moves - 1)
        } else {
            distances.all(|distance| distance < DRAWN && distance % 2 == 1)
        }
    }
}
