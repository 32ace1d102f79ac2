//! Messages to the coach and about progress with lesson and puzzles.

use super::lesson::progress::Learned;
use super::puzzles::progress::Solved;

/// A message to the coach, or about progress with lesson and puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player closes the topmost of these: an answer of the coach, the review, the values, an earlier moment.
    CloseTopmost,
    /// The puzzle of the day with this number, such as that of a link, opens.
    OpenDaily(u32),
    /// The player has made this progress with the puzzles.
    Solved(Solved),
    /// The player has made this progress in the lesson.
    Learned(Learned),
}
