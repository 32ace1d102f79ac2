//! The stored form of the attempt at the puzzle of a day, with which a later visit goes on.

use std::iter;

use super::attempt::{Attempt, Time, Wrong};
use super::refutation::refutation;
use super::task::Task;
use coaching::puzzles::{defense, is_right, is_settled};
use engine::decimal::decimal;
use engine::notation::read_square;
use engine::{Position, Square};

/// An attempt at the puzzle of a day that is not solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAttempt {
    day: u32,
    /// The player's right answers and the replies to them, in turn.
    moves: Vec<Square>,
    /// The time spent, if that is known.
    seconds: Option<u64>,
    shown: Shown,
}

/// What the board shows after the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Moves,
    Wrong(Square),
    Solution,
}

/// Stands for the solution in place of a wrong answer.
const SOLUTION: &str = "solution";

impl KeptAttempt {
    /// Returns the attempt, if it is at the puzzle of a day on that day, and the player has answered or spent time on it.
    pub(super) fn of(attempt: &Attempt) -> Option<Self> {
        let Task::Daily(day) = attempt.task else { return None };
        if !attempt.has_answer() && attempt.time.spent().is_none_or(|spent| spent == 0) {
            return None;
        }
        let shown = match &attempt.wrong {
            Some(wrong) => Shown::Wrong(wrong.square),
            None if attempt.shows_solution => Shown::Solution,
            None => Shown::Moves,
        };
        let moves = if shown == Shown::Solution { Vec::new() } else { attempt.moves.clone() };
        Some(Self { day, moves, seconds: attempt.time.spent(), shown })
    }

    /// The day of the puzzle.
    pub const fn day(&self) -> u32 {
        self.day
    }

    /// Serializes to the day, moves, seconds, and the wrong answer on the board or `solution`: `20784.b2c3.42.a1`. The greater text is
    /// that of a later day or, of the same day, with more moves.
    pub fn text(&self) -> String {
        let shown = match self.shown {
            Shown::Moves => String::new(),
            Shown::Wrong(square) => square.to_string(),
            Shown::Solution => SOLUTION.to_owned(),
        };
        let moves = self.moves.iter().map(Square::to_string).collect::<String>();
        [decimal(self.day.into()), moves, self.seconds.map(decimal).unwrap_or_default(), shown].join(".")
    }

    /// Deserializes [this form](Self::text). Returns `None` for another text.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('.').collect();
        let [day, moves, seconds, shown] = *parts else { return None };
        Some(Self {
            day: day.parse().ok()?,
            moves: read_squares(moves)?,
            seconds: if seconds.is_empty() { None } else { Some(seconds.parse().ok()?) },
            shown: match shown {
                "" => Shown::Moves,
                SOLUTION => Shown::Solution,
                square => Shown::Wrong(square.parse().ok()?),
            },
        })
    }

    /// Goes on with the attempt in place of one that has just begun. Moves that do not fit the puzzle, such as those of a release with
    /// another one, do not count.
    pub(super) fn resumed(self, begun: Attempt) -> Attempt {
        let Some(position) = self.position_after_moves(begun.task) else { return begun };
        let wrong = match self.shown {
            Shown::Wrong(square) => {
                let is_wrong = position.play(square).is_ok() && !is_right(&position, square);
                is_wrong.then(|| refutation(&position, square)).map(|refutation| Wrong {
                    square,
                    // At most 225 moves.
                    shown: refutation.len() as u8,
                    refutation,
                })
            }
            Shown::Moves | Shown::Solution => None,
        };
        let time = self.seconds.map_or(Time::Unknown, Time::Stopped);
        let resumed = Attempt { moves: self.moves, wrong, time, ..begun };
        if self.shown == Shown::Solution { resumed.with_solution() } else { resumed }
    }

    /// Returns the position after the moves, if the puzzle is at them and not solved.
    fn position_after_moves(&self, task: Task) -> Option<Position> {
        let (mut position, solver) = (task.position(), task.position().turn());
        for square in &self.moves {
            let fits = if position.turn() == solver {
                is_right(&position, *square)
            } else {
                defense(&position) == Some(*square)
            };
            position = position.play(*square).ok().filter(|_| fits)?;
        }
        (!is_settled(&position, solver)).then_some(position)
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
