//! Compares the tablebase with plain minimax in every position and for every move.

use std::collections::HashMap;

use num_rational::Ratio;
use tic_tac_toe::engine::evaluation::{Value, Wdl};
use tic_tac_toe::engine::tablebase;
use tic_tac_toe::engine::{Objective, Position, Rules};

use crate::naive::{self, Board, NaiveValue};

/// Converts minimax's result to the type of the tablebase.
pub fn exact(value: NaiveValue) -> Value {
    match value {
        NaiveValue { result: 1, marks } => Value::Win(marks),
        NaiveValue { result: 0, .. } => Value::Draw,
        NaiveValue { marks, .. } => Value::Loss(marks),
    }
}

#[test]
fn values_equal_minimax() {
    for (board, position) in naive::positions() {
        assert_eq!(tablebase::value(&position), Some(exact(board.value(Objective::Normal))), "{position:?}");
        assert_eq!(tablebase::keeping_squares(&position), Some(naive::squares(board.keeping())), "{position:?}");
        for number in 0..9 {
            let expected =
                board.moves().contains(&number).then(|| exact(board.value_of_move(number, Objective::Normal)));
            assert_eq!(tablebase::value_of_move(&position, naive::square(number)), expected, "{position:?}");
        }
    }
}

#[test]
fn results_in_misere_equal_minimax() {
    for (board, position) in naive::positions_with(Objective::Misere) {
        let expected = Wdl::from(exact(board.value(Objective::Misere)));
        assert_eq!(tablebase::result(&position), Some(expected), "{position:?}");
    }
}

/// Probabilities of a win against random moves, computed with fractions from the definition of the best moves.
#[derive(Default)]
struct Chances {
    best: HashMap<Board, (Ratio<u64>, Vec<usize>)>,
}

impl Chances {
    /// Returns the best moves, and the probability of a win for the side to move with them.
    fn best(&mut self, board: Board) -> (Ratio<u64>, Vec<usize>) {
        if let Some(known) = self.best.get(&board) {
            return known.clone();
        }
        let best_value = board.value(Objective::Normal);
        let mut best = (Ratio::from(0), Vec::new());
        for square in board.moves() {
            let value = board.value_of_move(square, Objective::Normal);
            if exact(value) != exact(best_value) {
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
            return Ratio::from(1);
        }
        let replies = board.moves();
        let sum: Ratio<u64> = replies.iter().map(|square| self.best(board.play(*square)).0).sum();
        if replies.is_empty() { sum } else { sum / replies.len() as u64 }
    }
}

#[test]
fn best_squares_have_the_best_chance_among_the_best_values() {
    let mut chances = Chances::default();
    for (board, position) in naive::positions() {
        let (_, squares) = chances.best(board);
        assert_eq!(tablebase::best_squares(&position), Some(naive::squares(squares)), "{position:?}");
    }
}

#[test]
fn other_rules_have_no_values() {
    for (columns, rows, in_a_row, objective) in [
        (3, 3, 3, Objective::Misere),
        (3, 3, 2, Objective::Normal),
        (4, 3, 3, Objective::Normal),
        (15, 15, 5, Objective::Normal),
    ] {
        let position = Position::new(Rules::new(columns, rows, in_a_row, objective).unwrap());
        assert_eq!(tablebase::value(&position), None);
        assert_eq!(tablebase::value_of_move(&position, naive::square(0)), None);
        assert_eq!(tablebase::best_squares(&position), None);
        assert_eq!(tablebase::keeping_squares(&position), None);
    }
}
