//! The reasons for evaluations in games whose values are exact.

use crate::evaluation::{Evaluation, Value};
use crate::other_games::explanation::Explanation;
use crate::other_games::position::{Move, best};

/// Returns the reason, from the exact values of all moves; `None` if the best of them is not exact.
pub fn explain(values: &[(Move, Evaluation)]) -> Option<Explanation> {
    let good = best(values);
    let (_, Evaluation::Exact(value)) = values.iter().find(|(played, _)| good.contains(played))? else { return None };
    Some(match *value {
        Value::Win(1) => Explanation::WinsNow(good.iter().map(|played| played.square).collect()),
        Value::Win(moves) => Explanation::WinsIn(moves),
        Value::Draw => Explanation::Balanced,
        Value::Loss(moves) => Explanation::LosesIn(moves),
    })
}
