//! Compares the tablebase with plain minimax in every position and for every move.

use std::collections::HashMap;

use engine::{Objective, Position, Rules, tablebase};
use num_rational::Ratio;

use crate::exhaustive::Exhaustive;
use crate::naive::{self, Board};

#[test]
fn values_equal_minimax() {
    for objective in Objective::ALL {
        for (board, position) in naive::positions_with(objective) {
            assert_eq!(tablebase::value(&position), Some(naive::exact(board.value(objective))), "{position:?}");
            for number in 0..9 {
                let expected =
                    board.moves().contains(&number).then(|| naive::exact(board.value_of_move(number, objective)));
                assert_eq!(tablebase::value_of_move(&position, naive::square(number)), expected, "{position:?}");
            }
        }
    }
    for (board, position) in naive::positions() {
        assert_eq!(tablebase::keeping_squares(&position), Some(naive::squares(board.keeping())), "{position:?}");
    }
}

#[test]
fn values_of_other_small_boards_equal_exhaustive_search() {
    for (columns, rows, in_a_row) in [(3, 3, 2), (5, 2, 2), (2, 5, 3), (10, 1, 3), (4, 2, 4), (2, 2, 2)] {
        for objective in Objective::ALL {
            let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
            let mut exhaustive = Exhaustive::new(rules);
            let start = Position::new(rules);
            let mut positions = vec![start];
            for square in start.legal_squares() {
                let after = start.play(square).unwrap();
                positions.push(after);
                positions.extend(after.legal_squares().iter().map(|square| after.play(square).unwrap()));
            }
            for position in positions {
                assert_eq!(tablebase::value(&position), Some(exhaustive.value(&position)), "{position:?}");
            }
        }
    }
}

#[test]
fn drawn_boards_are_known() {
    let misere = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
    assert!([Rules::TIC_TAC_TOE, misere].into_iter().all(tablebase::is_drawn));
    // The first side wins, and the board is too large.
    for (columns, rows, in_a_row) in [(3, 3, 2), (4, 4, 4)] {
        assert!(!tablebase::is_drawn(Rules::new(columns, rows, in_a_row, Objective::Normal).unwrap()));
    }
}

/// Probabilities of a win against random moves, computed with fractions from the definition of the best moves.
struct Chances {
    objective: Objective,
    best: HashMap<Board, (Ratio<u64>, Vec<usize>)>,
}

impl Chances {
    /// Returns the best moves, and the probability of a win for the side to move with them.
    fn best(&mut self, board: Board) -> (Ratio<u64>, Vec<usize>) {
        if let Some(known) = self.best.get(&board) {
            return known.clone();
        }
        // In misère, a line of the other side wins.
        if self.objective == Objective::Misere && board.has_line(!board.turn()) {
            return (Ratio::from(1), Vec::new());
        }
        let best_value = board.value(self.objective);
        let mut best = (Ratio::from(0), Vec::new());
        for square in board.moves() {
            let value = board.value_of_move(square, self.objective);
            if naive::exact(value) != naive::exact(best_value) {
                continue;
            }
            let chance = self.after_a_move_to(board.play(square));
            if best.1.is_empty() || chance > best.0 {
                best = (chance, vec![square]);
            } else if chance == best.0 {
                best.1.push(square);
            }
        }
        self.best.insert(board, best.clone());
        best
    }

    /// Returns the probability of a win for the side that has just moved.
    fn after_a_move_to(&mut self, board: Board) -> Ratio<u64> {
        if board.has_line(!board.turn()) {
            return Ratio::from(u64::from(self.objective == Objective::Normal));
        }
        let replies = board.moves();
        let sum: Ratio<u64> = replies.iter().map(|square| self.best(board.play(*square)).0).sum();
        if replies.is_empty() { sum } else { sum / replies.len() as u64 }
    }
}

#[test]
fn best_squares_have_the_best_chance_among_the_best_values() {
    for objective in Objective::ALL {
        let mut chances = Chances { objective, best: HashMap::new() };
        for (board, position) in naive::positions_with(objective) {
            let (_, squares) = chances.best(board);
            assert_eq!(tablebase::best_squares(&position), Some(naive::squares(squares)), "{position:?}");
        }
    }
}

#[test]
fn larger_boards_have_no_values() {
    let larger = [(4, 3, 3), (11, 1, 3), (15, 15, 5)];
    let larger =
        larger.map(|(columns, rows, in_a_row)| Rules::new(columns, rows, in_a_row, Objective::Normal).unwrap());
    for rules in larger.into_iter().chain([Rules::TIC_TAC_TOE.exactly()]) {
        let position = Position::new(rules);
        assert!(!tablebase::covers(rules));
        assert_eq!(tablebase::value(&position), None);
        assert_eq!(tablebase::value_of_move(&position, naive::square(0)), None);
        assert_eq!(tablebase::best_squares(&position), None);
        assert_eq!(tablebase::keeping_squares(&position), None);
    }
}
