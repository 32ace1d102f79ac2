//! The stored form of the attempt at the puzzle of a day, with which a later visit goes on.

use std::iter;

use super::refutation::refutation;
use crate::learn::puzzles::attempt::{Attempt, Time, Wrong};
use crate::learn::puzzles::task::Task;
use coaching::puzzles::{defense, is_right, is_settled};
use engine::Square;
use engine::decimal::decimal;
use engine::notation::{read_square, write_moves};

/// An attempt at the puzzle of a day that is not solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAttempt {
    day: u32,
    /// The moves on the board: right answers and the replies to them in turn, and perhaps a wrong answer; or those of the solution.
    moves: Vec<Square>,
    /// The time spent, if that is known.
    seconds: Option<u64>,
}

impl KeptAttempt {
    /// Returns the attempt, if it is at the puzzle of a day on that day, and the player has answered or spent time on it.
    pub(crate) fn of(attempt: &Attempt) -> Option<Self> {
        let Task::Daily(day) = attempt.task else { return None };
        let seconds = attempt.time.spent();
        if !attempt.has_answer() && seconds.is_none_or(|spent| spent == 0) {
            return None;
        }
        let mut moves = attempt.moves.clone();
        moves.extend(attempt.wrong.as_ref().map(|wrong| wrong.square));
        Some(Self { day, moves, seconds })
    }

    /// The day of the puzzle.
    pub const fn day(&self) -> u32 {
        self.day
    }

    /// Serializes to the day, moves and seconds: `20784.b2c3.42`. The greater text is that of a later day or, of the same day, with more
    /// moves.
    pub fn text(&self) -> String {
        let seconds = self.seconds.map(decimal).unwrap_or_default();
        [decimal(self.day.into()), write_moves(&self.moves), seconds].join(".")
    }

    /// Deserializes [this form](Self::text). Returns `None` for another text.
    pub fn read(text: &str) -> Option<Self> {
        let (day, text) = text.split_once('.')?;
        let (moves, seconds) = text.split_once('.')?;
        let seconds = if seconds.is_empty() { None } else { Some(seconds.parse().ok()?) };
        Some(Self { day: day.parse().ok()?, moves: read_squares(moves)?, seconds })
    }

    /// Goes on with the attempt in place of one that has just begun. Returns `None` if the moves do not fit the puzzle, such as those
    /// of a release with another one.
    pub(crate) fn resumed(mut self, begun: &Attempt) -> Option<Attempt> {
        let (mut position, solver) = (begun.task.position(), begun.task.position().turn());
        let mut wrong = None;
        for square in &self.moves {
            let next = position.play(*square).ok()?;
            if wrong.is_some() || position.turn() != solver && defense(&position) != Some(*square) {
                return None;
            }
            if position.turn() == solver && !is_right(&position, *square) {
                let refutation = refutation(&position, *square);
                // At most 225 moves.
                wrong = Some(Wrong { square: *square, shown: refutation.len() as u8, refutation });
            }
            position = next;
        }
        if wrong.is_some() {
            self.moves.pop();
        }
        let shows_solution = wrong.is_none() && is_settled(&position, solver);
        let time = self.seconds.map_or(Time::Unknown, Time::Stopped);
        Some(Attempt { moves: self.moves, wrong, shows_solution, time, ..begun.clone() })
    }
}

fn read_squares(mut text: &str) -> Option<Vec<Square>> {
    let squares = iter::from_fn(|| {
        let (square, rest) = read_square(text)?;
        text = rest;
        Some(square)
    });
    let squares = squares.collect();
    text.is_empty().then_some(squares)
}
