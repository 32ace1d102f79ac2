//! Swap2: one side places three stones, and the other side chooses its color.
//!
//! The side that opens wants a balanced position, and the side that answers takes the better color. The program judges
//! both by its search.

use engine::{Analysis, Evaluation, Position, Rules, Square, Wdl};

/// The first black stone, near a corner, where it is worth less than in the middle.
const FIRST: (u8, u8) = (3, 3);

/// The white stone, as a distance from the first black one.
const WHITE: [(i8, i8); 4] = [(1, 1), (0, 2), (1, 2), (2, 2)];

/// The second black stone, as a distance from the first one.
const SECOND: [(i8, i8); 3] = [(-3, 2), (4, 1), (1, 5)];

/// Returns openings to choose from, with the stones in the order black, white, black. At least one, if the board has three squares.
pub fn openings(rules: Rules) -> Vec<[Square; 3]> {
    let at = |square: Square, (columns, rows): (i8, i8)| {
        square.offset(columns, rows).filter(|square| rules.contains(*square))
    };
    let first = Square::new(FIRST.0, FIRST.1).filter(|square| rules.contains(*square));
    let near = first.into_iter().flat_map(|first| {
        let whites = WHITE.into_iter().filter_map(move |step| at(first, step));
        whites.flat_map(move |white| SECOND.into_iter().filter_map(move |step| Some([first, white, at(first, step)?])))
    });
    let near: Vec<_> = near.collect();
    if !near.is_empty() {
        return near;
    }
    let mut squares = rules.squares().iter();
    match (squares.next(), squares.next(), squares.next()) {
        (Some(first), Some(second), Some(third)) => vec![[first, second, third]],
        _ => Vec::new(),
    }
}

/// Returns the position after an opening.
pub fn position_after(rules: Rules, opening: [Square; 3]) -> Option<Position> {
    opening.into_iter().try_fold(Position::new(rules), |position, square| position.play(square).ok())
}

/// By how much an evaluation is better for one side.
pub fn imbalance(analysis: &Analysis) -> u16 {
    match (analysis.evaluation, analysis.evaluation.wdl()) {
        (_, Some(Wdl::Draw)) => 0,
        (Evaluation::Estimate(estimate), None) => estimate.unsigned_abs(),
        _ => u16::MAX,
    }
}

/// Returns whether the other color is better than that of the side to move.
pub fn prefers_other_color(analysis: &Analysis) -> bool {
    match (analysis.evaluation, analysis.evaluation.wdl()) {
        (_, Some(wdl)) => wdl == Wdl::Loss,
        (Evaluation::Estimate(estimate), None) => estimate < 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use engine::Objective;

    use super::*;

    #[test]
    fn openings_are_playable_on_every_board() {
        for (columns, rows) in [(5, 1), (1, 5), (5, 5), (6, 6), (9, 7), (15, 15), (20, 20)] {
            let rules = Rules::new(columns, rows, 5, Objective::Normal).unwrap();
            let openings = openings(rules);
            assert!(!openings.is_empty());
            assert!(openings.iter().all(|opening| position_after(rules, *opening).is_some()), "{openings:?}");
        }
    }

    #[test]
    fn losing_color_is_swapped() {
        let analysis = |evaluation| Analysis { evaluation, ..Analysis::default() };
        let prefers = |evaluation| prefers_other_color(&analysis(evaluation));
        let proven = |wdl: Wdl| Evaluation::Proven(wdl.into());
        assert!(prefers(Evaluation::Estimate(-1)) && prefers(proven(Wdl::Loss)));
        assert!(!prefers(Evaluation::Estimate(0)) && !prefers(proven(Wdl::Draw)) && !prefers(Evaluation::Unknown));
        let imbalances = [Evaluation::Estimate(-30), proven(Wdl::Draw), proven(Wdl::Win)].map(analysis);
        assert_eq!(imbalances.each_ref().map(imbalance), [30, 0, u16::MAX]);
    }
}
