//! The mistake of the player in a finished game.

use coaching::coach::{MoveReview, Review};
use engine::{Mark, Outcome, Wdl};

/// Returns the mistake that decided the game: the move that lost it, or the last one that gave away a win.
pub fn decisive_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    match review.outcome? {
        Outcome::Won { .. } => review.lost_by().filter(|mistake| mistake.mark == you),
        Outcome::Drawn => last_mistake(review, you).filter(|mistake| mistake.before.wdl() == Some(Wdl::Win)),
    }
}

/// Returns the last move of a side that overlooked something.
pub fn oversight(review: &Review, you: Mark) -> Option<&MoveReview> {
    last_mistake(review, you).filter(|mistake| mistake.oversight.is_some())
}

/// Returns the last mistake of a side.
pub fn last_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    review.moves.iter().rfind(|reviewed| reviewed.mark == you && reviewed.is_mistake())
}
