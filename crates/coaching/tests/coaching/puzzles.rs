//! Checks every puzzle by exhaustive search, and that there are no others.

use std::collections::BTreeSet;

use coaching::puzzles::{self, Grade, Puzzle, PuzzleBoard, perfect_play};
use engine::{Mark, Objective, Outcome, Position, Rules, Square, Squares, Value};

use crate::board::lines;
use crate::exhaustive::Exhaustive;
use crate::positions::{position, reachable};

/// Whether the puzzle of a side is over: the game is, or no line can be completed in a drawn position by which it would lose.
fn is_settled(position: &Position, solver: Mark, exhaustive: &mut Exhaustive) -> bool {
    let is_normal = position.rules().objective() == Objective::Normal;
    let loser = if is_normal { !solver } else { solver };
    let free = position.free().len();
    let moves_left = if position.turn() == loser { free.div_ceil(2) } else { free / 2 };
    let can_complete = |line: &Squares| {
        (*line & position.marks(!loser)).is_empty() && (*line - position.marks(loser)).len() <= moves_left
    };
    let is_drawn = exhaustive.value(position) == Value::Draw;
    position.outcome().is_some() || is_drawn && !lines(position.rules()).iter().any(can_complete)
}

/// Returns the best moves that leave the other side the fewest good ones.
fn best_moves(position: &Position, exhaustive: &mut Exhaustive) -> Vec<Square> {
    let value = exhaustive.value(position);
    let mut best: Vec<Square> = position.legal_squares().into_iter().collect();
    best.retain(|square| exhaustive.value_of_move(position, *square) == value);
    let mut good_after = |square: &Square| exhaustive.keeping(&position.play(*square).unwrap()).len();
    let fewest = best.iter().map(&mut good_after).min();
    best.retain(|square| Some(good_after(square)) == fewest);
    best
}

/// Returns the number of answers of the side to move until its puzzle is over, if both sides play the first of the best moves.
pub fn answers(start: &Position, exhaustive: &mut Exhaustive) -> u8 {
    let (mut position, mut answers) = (*start, 0);
    while !is_settled(&position, start.turn(), exhaustive) {
        answers += u8::from(position.turn() == start.turn());
        position = position.play(best_moves(&position, exhaustive)[0]).unwrap();
    }
    answers
}

/// Plays a puzzle out with each of the right answers. Returns the number of ends.
fn play_out(position: &Position, solver: Mark, wins: bool, exhaustive: &mut Exhaustive) -> u32 {
    assert_eq!(puzzles::is_settled(position, solver), is_settled(position, solver, exhaustive), "{position:?}");
    if is_settled(position, solver, exhaustive) {
        let winner = position.outcome().and_then(Outcome::winner);
        assert_eq!(winner, wins.then_some(solver), "{position:?}");
        return 1;
    }
    let mut moves = exhaustive.keeping(position);
    if position.turn() != solver {
        let reply = puzzles::defense(position).unwrap();
        assert!(best_moves(position, exhaustive).contains(&reply), "{reply} in {position:?}");
        moves = reply.into();
    }
    moves.iter().map(|square| play_out(&position.play(square).unwrap(), solver, wins, exhaustive)).sum()
}

/// Returns the marks of a position of 3×3 in the same one of its symmetric images.
fn image(position: &Position) -> Vec<Option<Mark>> {
    let mark_at = |symmetry: u8, [mut column, mut row]: [u8; 2]| {
        column = if symmetry & 1 == 0 { column } else { 2 - column };
        row = if symmetry & 2 == 0 { row } else { 2 - row };
        let square = if symmetry & 4 == 0 { Square::new(column, row) } else { Square::new(row, column) };
        position.mark_at(square.unwrap())
    };
    let image = |symmetry| (0..9).map(|number| mark_at(symmetry, [number % 3, number / 3])).collect();
    (0..8).map(image).min().unwrap()
}

#[test]
fn puzzles_are_all_positions_with_one_move_that_keeps_the_result() {
    let mut exhaustive = Exhaustive::new(Rules::TIC_TAC_TOE);
    let mut reachable = reachable(Rules::TIC_TAC_TOE);
    reachable.retain(|position| position.legal_squares().len() >= 4 && exhaustive.keeping(position).len() == 1);
    let expected: BTreeSet<_> = reachable.iter().map(image).collect();
    let found: Vec<_> = Puzzle::all().iter().map(|puzzle| image(&puzzle.position())).collect();
    assert_eq!(found.len(), expected.len(), "no two puzzles are symmetric");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
}

#[test]
fn every_puzzle_has_its_length_and_grade_and_every_move_its_value() {
    let mut ends = 0;
    for board in PuzzleBoard::ALL {
        assert!(board.rules().name() == board.name() && board.puzzles().len() >= 36);
        let mut exhaustive = Exhaustive::new(board.rules());
        for puzzle in board.puzzles() {
            let start = puzzle.position();
            let best = exhaustive.value(&start);
            assert!(!matches!(best, Value::Loss(_)), "a lost position is no puzzle: {puzzle:?}");
            assert_eq!(exhaustive.keeping(&start), puzzle.solution().into(), "{puzzle:?}");
            assert_eq!(puzzle.answers(), answers(&start, &mut exhaustive), "{puzzle:?}");
            let grades = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];
            assert_eq!(puzzle.grade(), grades[usize::from(puzzle.answers().clamp(2, 5)) - 2], "{puzzle:?}");
            ends += play_out(&start, start.turn(), matches!(best, Value::Win(_)), &mut exhaustive);
            for square in start.legal_squares() {
                let value = exhaustive.value_of_move(&start, square);
                assert_eq!(puzzles::value_of_move(&start, square), Some(value), "{square} in {start:?}");
                let moves = perfect_play(start.play(square).unwrap());
                let end =
                    moves.iter().fold(start.play(square).unwrap(), |position, next| position.play(*next).unwrap());
                let marks = moves.len() as u8 + 1;
                let played = match end.outcome().map(Outcome::winner).unwrap() {
                    None => Value::Draw,
                    Some(winner) if winner == start.turn() => Value::Win(marks),
                    Some(_) => Value::Loss(marks),
                };
                assert_eq!(played, value, "{square} in {start:?}");
            }
        }
    }
    // Many puzzles have one right answer at each move.
    assert!(ends > 300, "{ends}");
}

#[test]
fn puzzles_are_ordered_by_length_and_differ_from_their_neighbors() {
    for board in PuzzleBoard::ALL {
        assert!(board.puzzles().iter().map(|puzzle| puzzle.answers().clamp(1, 4)).is_sorted(), "{board:?}");
        for pair in board.puzzles().windows(2) {
            let [first, second] = [pair[0].position(), pair[1].position()];
            let differs = |square: &Square| first.mark_at(*square) != second.mark_at(*square);
            assert!(board.rules().squares().iter().filter(differs).count() >= 3, "{pair:?}");
        }
    }
}

#[test]
fn value_of_a_finished_game_follows_the_objective() {
    for (board, expected) in [("4x4x4", Value::Loss(0)), ("4x4x4 misere", Value::Win(0))] {
        assert_eq!(puzzles::value(&position(board, "a1a2b1b2c1c2d1")), Some(expected), "{board}");
    }
}
