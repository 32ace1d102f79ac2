//! The puzzle of a day in the dialog: its streak, its result, its clock and its calendar.

use super::attempt::Time;
use super::calendar::Month;
use super::model::Puzzles;
use super::progress::daily::{DayResult, Streak};
use super::task::Task;

/// A look at the browser's clock, which measures the time spent on the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockLook {
    /// The number, which differs from that of the look before.
    pub number: u32,
    /// Whether it happens at once, and not after a while.
    pub is_due: bool,
}

impl Puzzles {
    /// The streak of the puzzle of the day.
    pub fn streak(&self) -> Streak {
        self.solved.daily().streak_on(self.today())
    }

    /// The last streak of the puzzle of the day, with this one if it is not over.
    pub fn last_streak(&self) -> u32 {
        self.solved.daily().last_streak(self.today())
    }

    /// Whether the task is the puzzle of this day, and not of a day that has passed.
    pub fn is_of_today(&self) -> bool {
        self.attempt.task == Task::Daily(self.today())
    }

    /// What became of the puzzle of a day, if that is the task.
    pub fn result(&self) -> Option<DayResult> {
        self.solved.daily().of(self.attempt.task.day()?)
    }

    /// The number of tries with which the puzzle of a day was solved on its day, if that is the task.
    pub fn tries(&self) -> Option<u8> {
        self.result()?.tries()
    }

    /// The number of seconds that the puzzle of a day took, if it was solved on its day and the time is known.
    pub fn seconds(&self) -> Option<u32> {
        self.solved.daily().seconds(self.attempt.task.day()?)
    }

    /// Returns the next [look at the clock](super::update::Msg::Clock), if the puzzle of a day needs it: at once when it is seen, and
    /// when it is solved.
    pub fn awaited_clock(&self) -> Option<ClockLook> {
        let is_solved = self.result().is_some_and(|result| result.tries().is_some());
        match self.attempt.time {
            Time::Unknown => None,
            Time::Stopped(_) => Some(ClockLook { number: 0, is_due: true }),
            Time::Running { .. } if is_solved => Some(ClockLook { number: 1, is_due: true }),
            // Each look adds to the time spent, which makes the number of the next one another.
            Time::Running { spent, .. } => {
                let number = u32::try_from(spent).unwrap_or(u32::MAX).saturating_add(2);
                Some(ClockLook { number, is_due: false })
            }
        }
    }

    /// Whether the calendar can be opened: with the puzzle of a day, except while another try of it is the likely next step.
    pub fn offers_calendar(&self) -> bool {
        let is_solved = |day| self.solved.daily().is_solved(day);
        let is_tried_next = |day| self.is_refuted() || self.shows_solution() && !is_solved(day);
        self.attempt.task.day().is_some_and(|day| !is_tried_next(day))
    }

    /// The month of the puzzle of a day or, with another task, of this day.
    pub fn month(&self) -> Month {
        Month::of(self.attempt.task.day().unwrap_or(self.today()))
    }
}
