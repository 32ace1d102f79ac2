//! The incremental patterns equal those of a new board.

use super::*;
use crate::board::Squares;

/// The numbers of squares of each group, from the codes of the free squares.
fn expected_counts(patterns: &Patterns, free: Squares) -> ByMark<Counts> {
    let mut counts = ByMark { x: [0; GROUPS], o: [0; GROUPS] };
    for square in free {
        let codes = patterns.cells[usize::from(square.index())].codes;
        Mark::ALL.into_iter().for_each(|mark| patterns.tables.count(&mut counts[mark], codes[mark], 1));
    }
    counts
}

#[test]
fn changes_are_exact_and_reversible() {
    for (columns, rows) in [(15, 15), (9, 7), (5, 15), (20, 1), (20, 20)] {
        let rules = Rules::new(columns, rows, 5, Objective::Normal).unwrap();
        let mut patterns = Patterns::new(rules, PatternTables::new(rules, PatternWeights::fitted()).unwrap());
        let values = |patterns: &mut Patterns| Mark::ALL.map(|mark| patterns.value(mark));
        let mut random = fastrand::Rng::with_seed(3);
        let mut free = rules.squares();
        let mut played = Vec::new();
        for number in 0..rules.squares().len().min(80) {
            let square = free.iter().nth(random.usize(..free.len() as usize)).unwrap();
            let mark = if number % 2 == 0 { Mark::X } else { Mark::O };
            played.push((square, mark, values(&mut patterns), patterns.counts));
            free.set(square, false);
            patterns.put(square, mark);
            // A mark that is taken back at once leaves no trace.
            if let Some(other) = free.first() {
                patterns.put(other, !mark);
                patterns.remove(other, !mark);
            }
            patterns.update();
            assert!(rules.squares().iter().all(|square| patterns.cell(square).0.is_free == free.contains(square)));
            assert_eq!(patterns.counts, expected_counts(&patterns, free));
        }
        for (square, mark, expected, counts) in played.into_iter().rev() {
            patterns.remove(square, mark);
            assert_eq!((values(&mut patterns), patterns.counts), (expected, counts));
        }
    }
}
