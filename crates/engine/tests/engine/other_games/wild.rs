//! Wild tic-tac-toe against naive minimax.

use std::collections::HashMap;

use engine::other_games::{Ending, Explanation, Game, Variant, best};
use engine::{Evaluation, Limits, Mark, Value};

use super::{check_interrupted_claims, has_line, names, number, random_game, square};

/// The squares of X and of O.
type Board = [u16; 2];

fn with(mut board: Board, square: usize, mark: Mark) -> Board {
    board[usize::from(mark == Mark::O)] |= 1 << square;
    board
}

/// Returns the value for the side to move.
fn minimax(board: Board, is_misere: bool, known: &mut HashMap<Board, Value>) -> Value {
    if let Some(value) = known.get(&board) {
        return *value;
    }
    let value = if board.into_iter().any(has_line) {
        if is_misere { Value::Win(0) } else { Value::Loss(0) }
    } else {
        let free = (0..9).filter(|square| (board[0] | board[1]) >> square & 1 == 0);
        let moves = free.flat_map(|square| Mark::ALL.map(|mark| with(board, square, mark)));
        moves.map(|after| minimax(after, is_misere, known).of_last_move()).max().unwrap_or(Value::Draw)
    };
    known.insert(board, value);
    value
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
            let marks = (0..9).filter_map(|number| Some((number, position.mark_at(square(number))?)));
            let board = marks.fold(Board::default(), |board, (square, mark)| with(board, square, mark));
            for (played, evaluation) in position.values(Limits::none()) {
                let after = with(board, number(played.square), played.mark);
                let value = minimax(after, is_misere, &mut known).of_last_move();
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
fn interrupted_claims_hold() {
    for variant in [Variant::Wild, Variant::WildMisere] {
        check_interrupted_claims(variant, 6);
    }
}
