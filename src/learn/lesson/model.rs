//! The lesson: a step with the player's answer, and the player's progress.

use super::progress::Learned;
use coaching::lesson::{Response, Step};
use engine::{Position, Square};

/// A step of the lesson, the player's answer to it, and the player's progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The number of the step, counted from 0.
    number: u8,
    step: Step,
    answer: Option<Square>,
    learned: Learned,
}

impl Lesson {
    /// Begins at the first step that the progress leaves.
    pub fn new(learned: Learned) -> Self {
        let [step, ..] = Step::ALL;
        let mut lesson = Self { number: 0, step, answer: None, learned };
        lesson.go_to(learned.first());
        lesson
    }

    /// The number of the step, counted from 0.
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// The step.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The answer.
    pub const fn answer(&self) -> Option<Square> {
        self.answer
    }

    /// The progress.
    pub const fn learned(&self) -> Learned {
        self.learned
    }

    /// Returns what the answer is worth, or `None` without an answer.
    pub fn response(&self) -> Option<Response> {
        self.step.response(self.answer?)
    }

    /// Whether the answer is right.
    pub fn is_right(&self) -> bool {
        self.answer.is_some_and(|answer| self.step.right().contains(answer))
    }

    /// Returns the position on the board, with a right answer. The mark of a wrong answer does not stay.
    pub fn position(&self) -> Position {
        let position = self.step.position();
        let answer = self.answer.filter(|_| self.is_right());
        answer.and_then(|answer| position.play(answer).ok()).unwrap_or(position)
    }

    /// Returns the number of the step before this one, if there is one.
    pub const fn previous_step(&self) -> Option<u8> {
        self.number.checked_sub(1)
    }

    /// Returns the number of the step after this one, if there is one.
    pub fn next_step(&self) -> Option<u8> {
        let next = self.number + 1;
        (usize::from(next) < Step::ALL.len()).then_some(next)
    }

    /// Returns the number of the next step whose rule is not learned, or `None` if all are.
    pub fn next_unlearned(&self) -> Option<u8> {
        self.learned.next_after(self.number)
    }

    /// Takes over progress that another tab may have made.
    pub fn refresh(&mut self, kept: Learned) {
        self.learned = self.learned.merged(kept);
    }

    /// Takes a legal move as answer. A right one stays.
    pub(super) fn take_answer(&mut self, square: Square) {
        if self.is_right() || !self.step.position().legal_squares().contains(square) {
            return;
        }
        self.answer = Some(square);
        if self.is_right() {
            self.learned = self.learned.with(self.number);
        }
    }

    /// Goes to the step with this number, if there is one.
    pub(super) fn go_to(&mut self, number: u8) {
        if let Some(step) = Step::ALL.get(usize::from(number)) {
            *self = Self { number, step: *step, answer: None, learned: self.learned.at(number) };
        }
    }
}
