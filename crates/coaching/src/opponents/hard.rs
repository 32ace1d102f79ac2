//! **Hard** sees no forks on normal 3×3, by which alone it can be beaten.
//!
//! 1. *Win.* Complete a line.
//! 2. *Block.* Take a square on which the other side would complete a line.
//! 3. *Center.* Take the center.
//! 4. *Corner.* Take a corner.
//! 5. *Side.* Take a side.
//!
//! All squares of a rule are equally likely. On other boards it plays as [Strategist](super::strategist).

use super::{Choice, strategist};
use crate::coach::RuleOfThumb;
use engine::Position;

/// The rules in order.
const RULES: [RuleOfThumb; 5] =
    [RuleOfThumb::Win, RuleOfThumb::Block, RuleOfThumb::Center, RuleOfThumb::EmptyCorner, RuleOfThumb::EmptySide];

/// Returns the choice by the first rule that advises a square; the position must be one of normal 3×3.
///
/// ```
/// use coaching::opponents::hard;
/// use engine::{Rules, notation};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
/// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
/// // In a corner, X sets a trap next.
/// assert_eq!(format!("{:?}", hard::choice_on_three_by_three(&position).squares), "{c1, a3}");
/// ```
pub fn choice_on_three_by_three(position: &Position) -> Choice {
    Choice::by_rules(&RULES, position)
}

pub(super) fn choice_on_other_boards(position: &Position) -> Choice {
    strategist::choice_on_other_boards(position)
}
