//! A threat that forces a reply and so prepares a fork: on other boards than that of 3 × 3, **Strategist** looks for one
//! where it cannot make a fork at once.

use crate::engine::{Position, Rules, Square, Squares, tactics};

/// What a move forces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combination {
    /// Where the other side has to reply, because the move threatens to complete a line there.
    pub reply: Square,
    /// The squares on which a fork can be made after that.
    pub forks: Squares,
}

/// The lines that matter, by the squares that they lack.
struct Gaps {
    own_two: Vec<Squares>,
    own_three: Vec<Squares>,
    other_two: Vec<Squares>,
}

impl Combination {
    /// What this move forces, if it does. Nobody must have a line that lacks a single mark.
    pub(super) fn of(position: &Position, square: Square) -> Option<Self> {
        Gaps::of(position).combination(square)
    }

    /// The moves that force a reply and then allow a fork, where nobody has a line that lacks a single mark.
    pub(super) fn squares(position: &Position) -> Squares {
        if position.rules() == Rules::TIC_TAC_TOE {
            return Squares::EMPTY;
        }
        let gaps = Gaps::of(position);
        let threats = gaps.own_two.iter().fold(Squares::EMPTY, |threats, gap| threats | *gap);
        threats.iter().filter(|square| gaps.combination(*square).is_some()).collect()
    }
}

impl Gaps {
    fn of(position: &Position) -> Self {
        let (own, other) = (position.turn(), !position.turn());
        Self {
            own_two: tactics::gaps(position, own, 2),
            own_three: tactics::gaps(position, own, 3),
            other_two: tactics::gaps(position, other, 2),
        }
    }

    fn combination(&self, square: Square) -> Option<Combination> {
        let threat = self.own_two.iter().find(|gap| gap.contains(square))?;
        let reply = (*threat - square.into()).first()?;
        // A reply that threatens a line itself leaves no time for a fork.
        if self.other_two.iter().any(|gap| gap.contains(reply) && !gap.contains(square)) {
            return None;
        }
        let before = self.own_two.iter().filter(|gap| !gap.contains(square));
        let nearer = self.own_three.iter().filter(|gap| gap.contains(square));
        let left: Vec<Squares> =
            before.chain(nearer).filter(|gap| !gap.contains(reply)).map(|gap| *gap - square.into()).collect();
        let forks = tactics::crossings(&left);
        if forks.is_empty() { None } else { Some(Combination { reply, forks }) }
    }
}
