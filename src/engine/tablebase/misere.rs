//! Results of all positions of misère 3×3, by memoized minimax.

use std::sync::LazyLock;

use crate::engine::evaluation::{Value, Wdl};
use crate::engine::{Mark, Objective, Position, Rules};

const RULES: Rules = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);

/// All positions by index. Impossible positions have no result.
static RESULTS: LazyLock<Vec<Option<Wdl>>> = LazyLock::new(|| {
    let mut results = vec![None; 3_usize.pow(9)];
    solve(&Position::new(RULES), &mut results);
    results
});

/// Returns the result of a position of misère 3×3 for the side to move, or `None` for other rules.
pub(super) fn result(position: &Position) -> Option<Wdl> {
    if position.rules() == RULES { RESULTS.get(index(position)).copied().flatten() } else { None }
}

/// Solves a position and all positions after it, unless they are solved.
fn solve(position: &Position, results: &mut [Option<Wdl>]) -> Wdl {
    let index = index(position);
    if let Some(known) = results.get(index).copied().flatten() {
        return known;
    }
    let result = match Value::of_finished(position) {
        Some(value) => value.into(),
        None => {
            let after = position.legal_squares().iter().filter_map(|square| position.play(square).ok());
            after.map(|after| !solve(&after, results)).max().unwrap_or(Wdl::Draw)
        }
    };
    if let Some(slot) = results.get_mut(index) {
        *slot = Some(result);
    }
    result
}

/// Returns the number of a position, with one ternary digit for each square.
fn index(position: &Position) -> usize {
    let digit = |square| match position.mark_at(square) {
        None => 0,
        Some(Mark::X) => 1,
        Some(Mark::O) => 2,
    };
    position.rules().squares().iter().fold(0, |index, square| 3 * index + digit(square))
}
