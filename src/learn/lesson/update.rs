//! What happens to the lesson.

use super::model::Lesson;
use super::progress::Learned;
use engine::Square;

/// A message to the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player answers with a square.
    Answer(Square),
    /// The player goes to the step with this number, counted from 0.
    GoTo(u8),
    /// The player has learned all rules and plays against the opponent that they are for.
    Play,
}

/// What the lesson wants of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// This progress is kept.
    Progressed(Learned),
    /// A game against the Unbeatable level begins, or goes on.
    Play,
}

impl Lesson {
    /// Applies a message, with the progress that is kept. One that does not fit the step changes nothing.
    pub fn update(&mut self, msg: Msg, kept: Learned) -> Option<Event> {
        self.refresh(kept);
        match msg {
            Msg::Answer(square) => self.take_answer(square),
            Msg::GoTo(number) => self.go_to(number),
            Msg::Play => return Some(Event::Play),
        }
        (self.learned() != kept).then_some(Event::Progressed(self.learned()))
    }
}
