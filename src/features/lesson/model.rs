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
        let begin = Self { number: 0, step, answer: None, learned };
        begin.at(learned.first()).unwrap_or(begin)
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

    /// Answers with a square. Only a legal move is an answer, and a right one stays.
    #[must_use]
    pub fn answered(self, square: Square) -> Self {
        if self.is_right() || !self.step.position().legal_squares().contains(square) {
            return self;
        }
        let answered = Self { answer: Some(square), ..self };
        let learned = if answered.is_right() { self.learned.with(self.number) } else { self.learned };
        Self { learned, ..answered }
    }

    /// Goes to the step with this number. Returns `None` if there is none.
    #[must_use]
    pub fn at(self, number: u8) -> Option<Self> {
        let step = *Step::ALL.get(usize::from(number))?;
        Some(Self { number, step, answer: None, learned: self.learned.at(number) })
    }

    /// Goes to the next step whose rule is not learned. Returns `None` if all are.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        self.at(self.learned.next_after(self.number)?)
    }

    /// Adds progress that another tab may have made.
    #[must_use]
    pub const fn merged(self, other: Learned) -> Self {
        Self { learned: self.learned.merged(other), ..self }
    }
}
