//! **Unbeatable** makes no mistake on boards of up to 10 squares, so that it cannot be beaten on 3×3, and makes a draw as hard as
//! possible for the other side.
//!
//! 1. Win in the fewest moves.
//! 2. If no move wins, keep the draw. Of several such moves, make the one with the highest probability of a win against
//!    an opponent that moves at random.
//! 3. If every move loses, lose in the most moves.
//!
//! All moves that are still equally good are equally likely.
//!
//! On larger boards the caller plays the result of an analysis. Without one, Unbeatable follows the rules of Strategist.

use super::{Choice, Criterion, strategist};
use engine::{Position, tablebase};

pub(super) fn choice(position: &Position) -> Choice {
    match tablebase::best_squares(position) {
        Some(squares) => Choice { criterion: Criterion::Best, squares },
        None => strategist::choice_on_other_boards(position),
    }
}
