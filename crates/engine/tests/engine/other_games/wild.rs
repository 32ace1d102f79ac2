//! Wild tic-tac-toe against naive minimax.

use std::collections::HashMap;

use engine::other_games::{Ending, Explanation, Game, GamePosition, Variant, best};
use engine::{Evaluation, Limits, Mark};

use super::{check_interrupted_claims, names, random_game};
use crate::naive::{Board, NaiveValue, exact, number, square};

/// Returns the value for the side to move.
fn minimax(board: Board, is_misere: bool, known: &mut HashMap<Board, NaiveValue>) -> NaiveValue {
    if let Some(value) = known.get(&board) {
        return *value;
    }
    let value = if Mark::ALL.iter().any(|mark| board.has_line(*mark)) {
        NaiveValue { result: if is_misere { 1 } else { -1 }, marks: 0 }
    } else {
        let moves = board.free().flat_map(|square| Mark::ALL.map(|mark| board.with(square, mark)));
        let values = moves.map(|after| minimax(after, is_misere, known).of_last_move());
        let best = values.reduce(|one, other| if other.is_better_than(one) { other } else { one });
        best.unwrap_or(NaiveValue { result: 0, marks: 0 })
    };
    known.insert(board, value);
    value
}

fn board_of(position: &dyn GamePosition) -> Board {
    let marks = (0..9).filter_map(|number| Some((number, position.mark_at(square(number))?)));
    marks.fold(Board::EMPTY, |board, (number, mark)| board.with(number, mark))
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
            let board = board_of(&*position);
            for (played, evaluation) in position.values(Limits::none()) {
                let after = board.with(number(played.square), played.mark);
                let value = minimax(after, is_misere, &mut known).of_last_move();
                assert_eq!(evaluation, Evaluation::Exact(exact(value)), "{played:?} after {game}");
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
fn interrupted_claims_hold() {
    for variant in [Variant::Wild, Variant::WildMisere] {
        check_interrupted_claims(variant, 6);
    }
}
