//! **Trapper** never walks into a trap on 3×3 and otherwise plays at random.
//!
//! A trap is a double threat: two squares on which a side would complete a line, of which the other side can block only
//! one. The rules:
//!
//! 1. Reply to the first mark by its opening (`trapper_opening`): to the center with a corner, to a corner with the
//!    center, to a side with an adjacent corner.
//! 2. Complete a line.
//! 3. Take a square on which the other side would complete a line.
//! 4. Make a safe move: one after which the other side cannot force a trap. On 3×3 every forced win is a trap, so these
//!    are the moves that do not lose.
//! 5. If every move loses, take any free square. Rules 1 to 4 never lead to this.
//!
//! The rules on other boards, where it can lose:
//!
//! 1. Complete a line, or else block one.
//! 2. Set a trap, or else leave the other side no square for one.
//! 3. Take any square beside a mark, on an open line with at most one mark. Lines with more marks are kept for a trap.
//! 4. Take the square that does the [most](super::LineHeuristic::Most) for open lines.
//!
//! In misère it completes no line while it can avoid it. All squares of a rule are equally likely.

use super::choice::LineHeuristic;
use super::{Choice, Criterion, line_heuristic, trapper_opening};
use engine::{Objective, Position, Square, Squares, Value, tablebase};

/// Returns the choice in a position of normal 3×3.
pub fn choice_on_three_by_three(position: &Position) -> Choice {
    if let Some(choice) = trapper_opening::choice(position) {
        return choice;
    }
    Choice::win_or_block(position)
        .or_else(|| Choice::among(Criterion::Safe, safe_squares(position)))
        .unwrap_or_else(|| Choice { criterion: Criterion::Lost, ..Choice::any_free(position) })
}

pub(super) fn choice_on_other_boards(position: &Position) -> Choice {
    if position.rules().objective() == Objective::Misere {
        return Choice::avoid_line(position);
    }
    Choice::win_or_block(position)
        .or_else(|| Choice::fork(position))
        .or_else(|| Choice::block_fork(position))
        .or_else(|| Choice::among(Criterion::OpenLines(LineHeuristic::Any), line_heuristic::fresh_squares(position)))
        .unwrap_or_else(|| line_heuristic::choice(position, LineHeuristic::Most))
}

fn safe_squares(position: &Position) -> Squares {
    let is_safe =
        |square: &Square| matches!(tablebase::value_of_move(position, *square), Some(Value::Win(_) | Value::Draw));
    position.legal_squares().iter().filter(is_safe).collect()
}
