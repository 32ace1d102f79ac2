//! The moves of a position whose values tell a player something.

use std::cmp::Reverse;

use crate::engine::evaluation::{Analyses, Evaluation, Value, Wdl};
use crate::engine::{Position, Square};

/// The largest board on which the value of every move is shown.
const FEW_SQUARES: u32 = 25;

/// The number of moves to show on larger boards.
const SHOWN: usize = 8;

/// Returns the moves to show with their values, in reading order: all that are analyzed on boards of up to 25 squares. On
/// larger boards, at most 8: the moves that win or, without any, the best of those that are not proven to lose.
#[must_use]
pub fn telling_moves(position: &Position, analyses: &Analyses) -> Vec<(Square, Evaluation)> {
    let values = position.legal_squares().iter().map(|square| (square, analyses.of_move(position, square)));
    let mut values: Vec<(Square, Evaluation)> = values.filter(|(_, value)| *value != Evaluation::Unknown).collect();
    if position.rules().squares().len() <= FEW_SQUARES {
        return values;
    }
    let wins = values.iter().any(|(_, value)| value.wdl() == Some(Wdl::Win));
    values.retain(|(_, value)| if wins { value.wdl() == Some(Wdl::Win) } else { value.wdl() != Some(Wdl::Loss) });
    values.sort_by_key(|(_, value)| Reverse(rank(*value)));
    values.truncate(SHOWN);
    values.sort_by_key(|(square, _)| square.index());
    values
}

/// Returns a number in the order of values.
fn rank(value: Evaluation) -> i32 {
    match value {
        Evaluation::Exact(Value::Win(marks)) => 50_000 - i32::from(marks),
        Evaluation::Proven { wdl: Wdl::Win, within } => 50_000 - within.map_or(1_000, i32::from),
        Evaluation::Estimate(estimate) => estimate.into(),
        _ => 0,
    }
}
