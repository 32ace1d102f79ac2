//! The moves of a position whose values tell a player something, and those to analyze for that.

use std::cmp::Reverse;

use engine::symmetry::Symmetries;
use engine::tactics::LineSets;
use engine::{Analyses, BestMove, Evaluation, Position, Proof, Rules, Square, Squares, Value, Wdl};

/// The largest board on which the value of every move is shown.
const FEW_SQUARES: u32 = 25;

/// The number of moves to show on larger boards.
const SHOWN: usize = 8;

/// The number of moves to analyze on larger boards.
const ANALYZED: usize = 12;

/// Whether only some moves of these rules are analyzed and shown with their values.
#[must_use]
pub const fn shows_few_values(rules: Rules) -> bool {
    rules.columns() as u32 * rules.rows() as u32 > FEW_SQUARES
}

/// Returns the moves to show with their values, in reading order: all that are analyzed, themselves or as symmetric moves, on
/// boards of up to 25 squares. On larger boards, at most 8: the moves that win or, without any, the best of those that are not
/// proven to lose.
#[must_use]
pub fn shown_values(position: &Position, analyses: &Analyses) -> Vec<(Square, Evaluation)> {
    let mut values = known_values(position, analyses);
    if !shows_few_values(position.rules()) {
        return values;
    }
    let wins = values.iter().any(|(_, value)| value.wdl() == Some(Wdl::Win));
    values.retain(|(_, value)| if wins { value.wdl() == Some(Wdl::Win) } else { value.wdl() != Some(Wdl::Loss) });
    values.sort_unstable_by_key(|(square, value)| (Reverse(rank(*value)), square.index()));
    values.truncate(SHOWN);
    values.sort_unstable_by_key(|(square, _)| square.index());
    values
}

/// Returns the values of the analyzed moves. Symmetric moves have the value of the one that is known best.
fn known_values(position: &Position, analyses: &Analyses) -> Vec<(Square, Evaluation)> {
    let symmetries = Symmetries::of(position);
    let place = |square: Square| usize::from(symmetries.representative(square).index());
    let mut of_orbits = [Evaluation::Unknown; Square::INDICES];
    for square in position.legal_squares() {
        if let Some(known) = of_orbits.get_mut(place(square)) {
            *known = surer(*known, analyses.of_move(position, square));
        }
    }
    let value = |square| (square, of_orbits.get(place(square)).copied().unwrap_or_default());
    let values = position.legal_squares().iter().map(value);
    values.filter(|(_, value)| *value != Evaluation::Unknown).collect()
}

/// Returns the evaluation that says more about the same position: exact, then proven with the nearer bound of the end, then
/// the higher estimate.
fn surer(one: Evaluation, other: Evaluation) -> Evaluation {
    let rank = |value: Evaluation| match value {
        Evaluation::Exact(_) => (3, 0),
        Evaluation::Proven(proof) => (2, -i16::from(proof.within().unwrap_or(u8::MAX))),
        Evaluation::Estimate(estimate) => (1, estimate),
        Evaluation::Unknown => (0, 0),
    };
    if rank(other) > rank(one) { other } else { one }
}

/// Returns the moves that win the soonest, if every move of the position wins and these values do not say the same of all.
#[must_use]
pub fn fastest_wins(position: &Position, values: &[(Square, Evaluation)]) -> Squares {
    let are_wins = has_all_moves(position, values) && values.iter().all(|(_, value)| value.wdl() == Some(Wdl::Win));
    let most = values.iter().map(|(_, value)| rank(*value)).max();
    let best: Squares =
        values.iter().filter(|(_, value)| Some(rank(*value)) == most).map(|(square, _)| *square).collect();
    if are_wins && best != position.legal_squares() { best } else { Squares::EMPTY }
}

/// Whether most moves of a position of this size may be draws, so that the page says so once and shows only other values: on
/// boards of 10 to 25 squares. On larger ones, the other squares are not analyzed.
#[must_use]
pub fn leaves_out_draws(position: &Position) -> bool {
    (10..=FEW_SQUARES).contains(&position.rules().squares().len())
}

/// Returns the evaluation of a position with these moves: an estimate is at least that of the best move, which may be searched
/// to another depth, and gives way to the best result if those of all moves are proven.
#[must_use]
pub fn value_with_moves(position: &Position, value: Evaluation, moves: &[(Square, Evaluation)]) -> Evaluation {
    let best = moves.iter().map(|(_, value)| *value).max_by_key(|value| (value.wdl(), rank(*value)));
    let are_proven = has_all_moves(position, moves) && moves.iter().all(|(_, value)| value.wdl().is_some());
    match (value, best) {
        // The bounds of lost moves are upper ones, of which none is the best.
        (_, Some(best)) if value.wdl().is_none() && are_proven && best.wdl() == Some(Wdl::Loss) => {
            Evaluation::Proven(Proof::Loss { within: None })
        }
        (_, Some(best)) if value.wdl().is_none() && are_proven => best,
        (Evaluation::Estimate(own), _) => {
            let estimates = moves.iter().filter_map(|(_, value)| match value {
                Evaluation::Estimate(estimate) => Some(*estimate),
                _ => None,
            });
            Evaluation::Estimate(estimates.fold(own, i16::max))
        }
        _ => value,
    }
}

/// Whether these are all moves of a position, and there is one.
#[must_use]
pub fn has_all_moves(position: &Position, moves: &[(Square, Evaluation)]) -> bool {
    !moves.is_empty() && moves.len() as u32 == position.legal_squares().len()
}

/// Returns the best known move on larger boards, where only some moves are shown.
#[must_use]
pub fn best_of_few(position: &Position, analyses: &Analyses) -> Option<Square> {
    let is_large = shows_few_values(position.rules());
    analyses.of(position).best.map(BestMove::square).filter(|_| is_large)
}

/// Returns the moves to analyze, the most promising first, one of several symmetric ones: all on boards of up to 25 squares. On
/// larger boards, the 12 on lines with the most marks of one side, of equal ones those nearest to the middle, and the best known
/// move among them.
#[must_use]
pub fn promising_moves(position: &Position, analyses: &Analyses) -> Vec<Square> {
    let mut promises = [0; Square::INDICES];
    for line in LineSets::of(position).iter() {
        let promise = promise(position, line);
        for square in line {
            promises.get_mut(usize::from(square.index())).into_iter().for_each(|sum| *sum += promise);
        }
    }
    let promise_of = |square: Square| promises.get(usize::from(square.index())).copied().unwrap_or_default();
    let mut moves: Vec<(u64, Square)> =
        position.legal_squares().iter().map(|square| (promise_of(square), square)).collect();
    let is_large = shows_few_values(position.rules());
    moves.sort_unstable_by_key(|(sum, square)| {
        (Reverse(*sum), if is_large { from_middle(position, *square) } else { 0 }, square.index())
    });
    let mut moves: Vec<Square> = moves.into_iter().map(|(_, square)| square).collect();
    if is_large && let Some(best) = analyses.of(position).best.map(BestMove::square) {
        moves.retain(|square| *square != best);
        moves.insert(0, best);
    }
    let (symmetries, mut seen) = (Symmetries::of(position), Squares::EMPTY);
    moves.retain(|square| {
        let representative = symmetries.representative(*square);
        let is_new = !seen.contains(representative);
        seen.insert(representative);
        is_new
    });
    if is_large {
        moves.truncate(ANALYZED);
    }
    moves
}

/// Returns the distance from the middle of the board in half squares, by columns plus rows.
fn from_middle(position: &Position, square: Square) -> u32 {
    let distance = |place: u8, size: u8| (2 * u32::from(place) + 1).abs_diff(size.into());
    let rules = position.rules();
    distance(square.column(), rules.columns()) + distance(square.row(), rules.rows())
}

/// Returns the weight of a line in the order of moves: none if both sides have marks on it.
fn promise(position: &Position, line: Squares) -> u64 {
    let [own, other] = [position.turn(), !position.turn()].map(|mark| (line & position.marks(mark)).len());
    match (own, other) {
        (0, marks) | (marks, 0) => 1 << (3 * marks),
        _ => 0,
    }
}

/// Returns a number in the order of values.
fn rank(value: Evaluation) -> i32 {
    match value {
        Evaluation::Exact(Value::Win(marks)) => 50_000 - i32::from(marks),
        Evaluation::Proven(Proof::Win { within }) => 50_000 - within.map_or(1_000, i32::from),
        Evaluation::Estimate(estimate) => estimate.into(),
        _ => 0,
    }
}
