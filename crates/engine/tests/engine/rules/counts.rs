//! Compares numbers of positions and games with known counts.

use std::collections::{BTreeMap, HashSet};

use engine::{Mark, Outcome, Position, Rules};

use crate::known;
use crate::naive::{self, Board};

/// Counts the games from a position by their number of moves: won by X, won by O, drawn.
fn count_games(position: &Position, games: &mut BTreeMap<usize, [usize; 3]>) {
    if let Some(outcome) = position.outcome() {
        let column = match outcome {
            Outcome::Won { by: Mark::X, .. } => 0,
            Outcome::Won { by: Mark::O, .. } => 1,
            Outcome::Drawn => 2,
        };
        games.entry(position.taken().len() as usize).or_default()[column] += 1;
    }
    for square in position.legal_squares() {
        count_games(&position.play(square).unwrap(), games);
    }
}

#[test]
fn numbers_of_games_by_length_are_known() {
    let mut games = BTreeMap::new();
    count_games(&Position::new(Rules::TIC_TAC_TOE), &mut games);
    let counted: Vec<Vec<usize>> = games.iter().map(|(moves, [x, o, drawn])| vec![*moves, *x, *o, *drawn]).collect();
    assert_eq!(counted, known::numbers(include_str!("../../known/games.tsv")));
}

#[test]
fn numbers_of_positions_by_marks_are_known() {
    let positions = naive::positions();
    let counted: Vec<Vec<usize>> = (0..=9)
        .map(|marks| {
            let with_marks = positions.iter().filter(|(_, position)| position.taken().len() == marks as u32);
            let boards: Vec<&Board> = with_marks.map(|(board, _)| board).collect();
            let up_to_symmetry: HashSet<Board> = boards.iter().map(|board| board.representative()).collect();
            vec![marks, boards.len(), up_to_symmetry.len()]
        })
        .collect();
    assert_eq!(counted, known::numbers(include_str!("../../known/positions.tsv")));
}
