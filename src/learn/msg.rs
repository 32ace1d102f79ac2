//! What can happen while the player learns.

use super::lesson::update as lesson;
use super::puzzles::update as puzzles;

/// What can happen while the player learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player closes the topmost of these: an answer of the coach, the review, the values, an earlier moment.
    CloseTopmost,
    /// A message of the puzzles.
    Puzzles(puzzles::Msg),
    /// A message of the lesson.
    Lesson(lesson::Msg),
}
