//! A threat that forces a reply and so prepares a fork: on other boards than that of 3 × 3, **Strategist** looks for one
//! where it cannot make a fork at once.

use crate::engine::tactics::Lines;
use crate::engine::{Position, Square, Squares};

/// What a move forces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combination {
    /// Where the other side has to reply, because the move threatens to complete a line there.
    pub reply: Square,
    /// The squares on which a fork can be made after that.
    pub forks: Squares,
}

impl Combination {
    /// What this move forces, if it does. Nobody must have a line that lacks a single mark.
    pub(super) fn of(position: &Position, square: Square) -> Option<Self> {
        Self::on(&Lines::wanted(position), position, square)
    }

    /// The moves that force a reply and then allow a fork, where nobody has a line that lacks a single mark.
    pub(super) fn squares(position: &Position) -> Squares {
        let lines = Lines::wanted(position);
        let threats = lines.lacking(position.marks(position.turn()), position.marks(!position.turn()), 2);
        threats.iter().filter(|square| Self::on(&lines, position, *square).is_some()).collect()
    }

    fn on(lines: &Lines, position: &Position, square: Square) -> Option<Self> {
        let (own, other) = (position.marks(position.turn()).with(square), position.marks(!position.turn()));
        let reply = lines.lacking(own, other, 1).first()?;
        let other = other.with(reply);
        let forks = lines.forks(own, other);
        // A reply that threatens a line itself leaves no time for a fork.
        let is_in_time = lines.lacking(other, own, 1).is_empty();
        if is_in_time && !forks.is_empty() { Some(Self { reply, forks }) } else { None }
    }
}
