//! Wild tic-tac-toe against minimax on plain arrays.

use std::collections::HashMap;

use engine::Value;
use engine::other_games::{Ending, Explanation, Game, GamePosition, Level, Variant, best};
use engine::{Evaluation, Limits, Mark};

use super::{check_interrupted_claims, names, random_game};
use crate::naive::{LINES, number};

type Marks = [Option<Mark>; 9];

/// Returns 1, 0 or −1 for the side to move, and the number of moves to the end.
fn minimax(marks: &Marks, is_misere: bool, known: &mut HashMap<Marks, (i8, u8)>) -> (i8, u8) {
    if let Some(value) = known.get(marks) {
        return *value;
    }
    let is_line =
        |line: &[usize; 3]| marks[line[0]].is_some() && line.iter().all(|square| marks[*square] == marks[line[0]]);
    let value = if LINES.iter().any(is_line) {
        (if is_misere { 1 } else { -1 }, 0)
    } else {
        let mut found: Option<(i8, u8)> = None;
        for square in (0..9).filter(|square| marks[*square].is_none()) {
            for mark in [Mark::X, Mark::O] {
                let mut after = *marks;
                after[square] = Some(mark);
                let (result, moves) = minimax(&after, is_misere, known);
                let (result, moves) = (-result, moves + 1);
                let is_better = found.is_none_or(|(best, least)| {
                    result > best || result == best && (result == 1 && moves < least || result == -1 && moves > least)
                });
                if is_better {
                    found = Some((result, moves));
                }
            }
        }
        found.unwrap_or((0, 0))
    };
    known.insert(*marks, value);
    value
}

fn marks_of(position: &dyn GamePosition) -> Marks {
    std::array::from_fn(|square| position.mark_at(crate::naive::square(square)))
}

#[test]
fn every_move_of_random_games_has_its_value() {
    let mut random = fastrand::Rng::with_seed(1);
    for (variant, is_misere) in [(Variant::Wild, false), (Variant::WildMisere, true)] {
        let mut known = HashMap::new();
        for _ in 0..500 {
            let length = random.usize(..9);
            let game = random_game(variant, length, &mut random);
            let position = game.position();
            let marks = marks_of(&*position);
            for (played, evaluation) in position.values(Limits::none()) {
                let mut after = marks;
                after[number(played.square)] = Some(played.mark);
                let value = match minimax(&after, is_misere, &mut known) {
                    (1, moves) => Value::Loss(moves + 1),
                    (0, _) => Value::Draw,
                    (_, moves) => Value::Win(moves + 1),
                };
                assert_eq!(evaluation, Evaluation::Exact(value), "{played:?} after {game}");
            }
        }
    }
}

#[test]
fn first_side_wins_and_draws_in_misere() {
    let start = Variant::Wild.start();
    let good = best(&start.values(Limits::none()));
    assert_eq!(names(&*start, &good), "b2x b2o");
    assert_eq!(start.explanation(), Some(Explanation::WinsIn(7)));
    let start = Variant::WildMisere.start();
    assert_eq!(start.explanation(), Some(Explanation::Balanced));
}

#[test]
fn side_that_completes_a_line_wins_or_loses_in_misere() {
    for (variant, by) in [(Variant::Wild, Mark::X), (Variant::WildMisere, Mark::O)] {
        let position = Game::parse(variant, "a1o b2x c1o a2x b1o").unwrap().position();
        let line = ["a1", "b1", "c1"].map(|name| name.parse().unwrap()).into_iter().collect();
        assert_eq!(position.ending(), Some(Ending::Won { by, line }));
        assert_eq!((position.lines().len(), position.legal_moves()), (1, Vec::new()));
    }
}

#[test]
fn level_wins_from_the_start() {
    for seed in 0..20 {
        let mut game = Game::new(Variant::Wild);
        while game.position().ending().is_none() {
            let level = if game.moves().len().is_multiple_of(2) { Level::Unbeatable } else { Level::Hard };
            game.play(level.choose(&*game.position(), seed, Limits::none()).unwrap()).unwrap();
        }
        assert!(matches!(game.position().ending(), Some(Ending::Won { by: Mark::X, .. })), "{game}");
    }
}

#[test]
fn interrupted_claims_hold() {
    for variant in [Variant::Wild, Variant::WildMisere] {
        check_interrupted_claims(variant, 6);
    }
}
