//! **Strategist** follows eight [rules of thumb](RuleOfThumb) in order. On 3×3 it never loses.
//!
//! 1. *Win.* Complete a line.
//! 2. *Block.* Take a square on which the other side would complete a line.
//! 3. *Fork.* Take a square on which two lines cross that hold one own mark each and are otherwise empty.
//! 4. *Block a fork.* If the other side has only one such square, take it. If it has several, make two in a row in a
//!    way that leaves none of them. If that is impossible, make two in a row so that the other side has to block, and
//!    not with a fork.
//! 5. *Center.* Take the center.
//! 6. *Opposite corner.* Take the corner opposite one that the other side holds.
//! 7. *Empty corner.* Take a corner.
//! 8. *Empty side.* Take a side.
//!
//! All squares that the first applicable rule advises are equally likely.
//!
//! The rules on other boards, where it can lose:
//!
//! 1. Win, block and fork. The lines of a fork lack two marks each.
//! 2. [Force a reply](engine::tactics::ForcedFork) after which there is a fork.
//! 3. Leave the other side no fork.
//! 4. Take the square that does the [most](super::LineHeuristic::Most) for open lines.
//!
//! In misère: take the square that does the [least](super::LineHeuristic::Least) for open lines.

use super::choice::LineHeuristic;
use super::line_heuristic;
use super::{Choice, Criterion};
use crate::coach::RuleOfThumb;
use engine::{Objective, Position, tactics};

/// Returns the choice by the first rule of thumb that advises a square; the position must be one of normal 3×3.
///
/// ```
/// use coaching::coach::RuleOfThumb;
/// use coaching::opponents::{Criterion, strategist};
/// use engine::{Rules, notation};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3 b1 b3").game.position();
/// assert_eq!(position.to_string(), "X O .\n. O .\n. X X");
/// let choice = strategist::choice_on_three_by_three(&position);
/// assert_eq!(choice.criterion, Criterion::Rule(RuleOfThumb::Block));
/// assert_eq!(format!("{:?}", choice.squares), "{a3}");
/// ```
pub fn choice_on_three_by_three(position: &Position) -> Choice {
    Choice::by_rules(&RuleOfThumb::ALL, position)
}

pub(super) fn choice_on_other_boards(position: &Position) -> Choice {
    if position.rules().objective() == Objective::Misere {
        return line_heuristic::choice(position, LineHeuristic::Least);
    }
    Choice::win_or_block(position)
        .or_else(|| Choice::fork(position))
        .or_else(|| Choice::among(Criterion::ForcedFork, tactics::forced_fork_squares(position)))
        .or_else(|| Choice::block_fork(position))
        .unwrap_or_else(|| line_heuristic::choice(position, LineHeuristic::Most))
}
