//! Compares numbers of positions, games and nodes with known counts.

use std::collections::{BTreeMap, HashSet};

use engine::{Mark, Objective, Outcome, Position, Rules, Square};

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

/// Returns the number of nodes of minimax, including the root.
fn count_nodes(position: &Position) -> usize {
    1 + position.legal_squares().iter().map(|square| count_nodes(&position.play(square).unwrap())).sum::<usize>()
}

fn empty_board() -> Position {
    Position::new(Rules::TIC_TAC_TOE)
}

/// Returns the number of boards, and their number up to symmetry.
fn with_and_without_symmetry<'a>(boards: impl Iterator<Item = &'a Board> + Clone) -> (usize, usize) {
    let representatives: HashSet<Board> = boards.clone().map(Board::representative).collect();
    (boards.count(), representatives.len())
}

#[test]
fn numbers_of_games_by_length_are_known() {
    let mut games = BTreeMap::new();
    count_games(&empty_board(), &mut games);
    let counted: Vec<Vec<usize>> = games.iter().map(|(moves, [x, o, drawn])| vec![*moves, *x, *o, *drawn]).collect();
    assert_eq!(counted, known::numbers(include_str!("../../known/games.tsv")));
}

#[test]
fn numbers_of_positions_by_marks_are_known() {
    let positions = naive::positions();
    let counted: Vec<Vec<usize>> = (0..=9)
        .map(|marks| {
            let with_marks = positions.iter().filter(|(_, position)| position.taken().len() == marks as u32);
            let (all, up_to_symmetry) = with_and_without_symmetry(with_marks.map(|(board, _)| board));
            vec![marks, all, up_to_symmetry]
        })
        .collect();
    assert_eq!(counted, known::numbers(include_str!("../../known/positions.tsv")));
}

#[test]
fn numbers_of_positions_on_four_by_three_are_known() {
    let rules = Rules::new(4, 3, 3, Objective::Normal).unwrap();
    let mut positions = HashSet::from([Position::new(rules)]);
    let mut counted = Vec::new();
    for marks in 0.. {
        if positions.is_empty() {
            break;
        }
        counted.push(vec![marks, positions.len()]);
        let after = |position: &Position| -> Vec<Position> {
            position.legal_squares().iter().map(|square| position.play(square).unwrap()).collect()
        };
        positions = positions.iter().flat_map(after).collect();
    }
    assert_eq!(counted, known::numbers(include_str!("../../known/positions_4x3.tsv")));
}

#[test]
fn totals_are_known() {
    let mut totals = BTreeMap::new();
    total_games(&mut totals);
    total_positions(&mut totals);
    total_nodes(&mut totals);
    for objective in Objective::ALL {
        total_values(objective, &mut totals);
    }
    let known: BTreeMap<String, usize> = known::rows(include_str!("../../known/totals.tsv"))
        .into_iter()
        .map(|row| (row[0].to_owned(), row[1].parse().unwrap()))
        .collect();
    assert_eq!(totals, known);
}

type Totals = BTreeMap<String, usize>;

fn total_games(totals: &mut Totals) {
    let mut games = BTreeMap::new();
    count_games(&empty_board(), &mut games);
    let by_end = [0, 1, 2].map(|end| games.values().map(|ends| ends[end]).sum());
    totals.insert("games".into(), by_end.iter().sum());
    for (end, count) in ["won by X", "won by O", "drawn"].into_iter().zip(by_end) {
        totals.insert(format!("games {end}"), count);
    }
}

fn total_positions(totals: &mut Totals) {
    let positions = naive::positions();
    let mut add = |name: &str, of_this_kind: &dyn Fn(Option<Outcome>) -> bool| {
        let found = positions.iter().filter(|(_, position)| of_this_kind(position.outcome()));
        let (all, up_to_symmetry) = with_and_without_symmetry(found.map(|(board, _)| board));
        totals.insert(name.into(), all);
        totals.insert(format!("{name} up to symmetry"), up_to_symmetry);
    };
    add("positions", &|_| true);
    add("finished positions", &|outcome| outcome.is_some());
    add("finished positions won by X", &|outcome| outcome.and_then(Outcome::winner) == Some(Mark::X));
    add("finished positions won by O", &|outcome| outcome.and_then(Outcome::winner) == Some(Mark::O));
    add("finished positions drawn", &|outcome| outcome == Some(Outcome::Drawn));
    totals.insert("unfinished positions".into(), totals["positions"] - totals["finished positions"]);
}

fn total_nodes(totals: &mut Totals) {
    totals.insert("nodes from the empty board, root included".into(), count_nodes(&empty_board()));
    for (name, squares) in [("a corner", "a1 c1 a3 c3"), ("the center", "b2"), ("a side", "b1 a2 c2 b3")] {
        let squares = squares.split(' ').map(|square| square.parse().unwrap());
        let nodes: HashSet<usize> =
            squares.map(|square| count_nodes(&empty_board().play(square).unwrap()) - 1).collect();
        assert_eq!(nodes.len(), 1, "symmetrical squares have as many nodes");
        totals.extend(nodes.into_iter().map(|nodes| (format!("nodes after {name}, root not included"), nodes)));
    }
}

fn total_values(objective: Objective, totals: &mut Totals) {
    for (board, position) in naive::positions_with(objective) {
        if position.outcome().is_none() {
            let value = match board.value(objective).result {
                1 => "that the mover wins",
                0 => "that are drawn",
                _ => "that the mover loses",
            };
            *totals.entry(format!("{}: unfinished positions {value}", objective.name())).or_default() += 1;
        }
    }
}

#[test]
fn only_the_center_keeps_the_draw_in_misere() {
    let holds = |number: &usize| Board::EMPTY.value_of_move(*number, Objective::Misere).result >= 0;
    let holding: Vec<Square> = (0..9).filter(holds).map(naive::square).collect();
    assert_eq!(holding, ["b2".parse().unwrap()]);
}
