//! Compares the tablebase with exhaustive search in every position and for every move.

use std::collections::HashMap;

use engine::{Objective, Position, Square, Squares, Value, tablebase};
use num_rational::Ratio;

use crate::exhaustive::Exhaustive;
use crate::positions::{reachable, rules};

#[test]
fn values_of_small_boards_equal_exhaustive_search() {
    for board in ["3x3x3", "3x3x2", "5x2x2", "2x5x4", "10x1x3", "4x2x4", "2x2x2"] {
        for rules in Objective::ALL.map(|objective| rules(board).with_objective(objective)) {
            let mut exhaustive = Exhaustive::new(rules);
            for position in reachable(rules) {
                assert_eq!(tablebase::value(&position), Some(exhaustive.value(&position)), "{position:?}");
                assert_eq!(tablebase::keeping_squares(&position), Some(exhaustive.keeping(&position)), "{position:?}");
            }
            assert_eq!(tablebase::is_drawn(rules), exhaustive.value(&Position::new(rules)) == Value::Draw);
        }
    }
    for board in ["4x3x3", "11x1x3", "15x15x5", "3x3x3 exact"] {
        let position = Position::new(rules(board));
        assert!(!tablebase::covers(position.rules()) && !tablebase::is_drawn(position.rules()));
        assert_eq!((tablebase::value(&position), tablebase::best_squares(&position)), (None, None));
    }
}

/// Probabilities of a win against random moves, computed with fractions from the definition of the best moves.
struct Chances {
    exhaustive: Exhaustive,
    best: HashMap<Position, (Ratio<u64>, Squares)>,
}

impl Chances {
    /// Returns the best moves, and the probability of a win for the side to move with them.
    fn best(&mut self, position: &Position) -> (Ratio<u64>, Squares) {
        if let Some(known) = self.best.get(position) {
            return *known;
        }
        let value = self.exhaustive.value(position);
        let is_best = |square: &Square| self.exhaustive.value_of_move(position, *square) == value;
        let moves: Vec<Square> = position.legal_squares().iter().filter(is_best).collect();
        let chances: Vec<_> = moves.iter().map(|square| self.after(&position.play(*square).unwrap())).collect();
        // In misère, a line of the other side wins.
        let most = chances.iter().max().copied().unwrap_or(Ratio::from(u64::from(value == Value::Win(0))));
        let best = moves.into_iter().zip(chances).filter(|(_, chance)| *chance == most).map(|(square, _)| square);
        let best = (most, best.collect());
        self.best.insert(*position, best);
        best
    }

    /// Returns the probability of a win for the side that has just moved.
    fn after(&mut self, position: &Position) -> Ratio<u64> {
        if position.outcome().is_some() {
            return Ratio::from(u64::from(self.exhaustive.value(position) == Value::Loss(0)));
        }
        let replies = position.legal_squares();
        let sum: Ratio<u64> = replies.iter().map(|square| self.best(&position.play(square).unwrap()).0).sum();
        sum / u64::from(replies.len())
    }
}

#[test]
fn best_squares_have_the_best_chance_among_the_best_values() {
    for rules in ["3x3x3", "3x3x3 misere"].map(rules) {
        let mut chances = Chances { exhaustive: Exhaustive::new(rules), best: HashMap::new() };
        for position in reachable(rules) {
            assert_eq!(tablebase::best_squares(&position), Some(chances.best(&position).1), "{position:?}");
        }
    }
}
