//! Checks every puzzle by naive minimax, and that there are no others.

use std::collections::BTreeSet;

use tic_tac_toe::engine::evaluation::Value;
use tic_tac_toe::engine::opponents::casual::{self, FavoriteLines};
use tic_tac_toe::engine::puzzles::{self, Grade, Puzzle, PuzzleBoard, perfect_play};
use tic_tac_toe::engine::{Mark, Objective, Outcome, Position, Rules, notation};

use crate::naive::{self, Board, LINES};

/// Returns the naive board of a position.
fn board(position: &Position) -> Board {
    let marks = Mark::ALL.into_iter().flat_map(|mark| position.marks(mark).iter().map(move |square| (square, mark)));
    marks.fold(Board::EMPTY, |board, (square, mark)| board.with(naive::number(square), mark))
}

/// Returns the result of a position for the side to move: 1 win, 0 draw, −1 loss.
fn result(board: Board) -> i8 {
    board.value(Objective::Normal).result
}

/// Returns the grade by its definition.
fn grade(board: Board, solution: usize) -> Grade {
    let (own, other) = (board.turn(), !board.turn());
    let open_lines = |square: usize| {
        let is_open = |line: &&[usize; 3]| line.iter().all(|square| board.at(*square) != Some(other));
        LINES.iter().filter(|line| line.contains(&square)).filter(is_open).count()
    };
    if board.winning(own).contains(&solution) {
        Grade::Easy
    } else if board.winning(other) == [solution] {
        Grade::Medium
    } else if board.moves().into_iter().all(|square| open_lines(square) <= open_lines(solution)) {
        Grade::Hard
    } else {
        Grade::Expert
    }
}

#[test]
fn puzzles_are_all_positions_with_one_move_that_keeps_the_result() {
    let is_puzzle = |board: &Board| board.moves().len() > 1 && board.keeping().len() == 1;
    let boards = naive::positions().into_iter().map(|(board, _)| board).filter(is_puzzle);
    let expected: BTreeSet<Board> = boards.map(|board| board.representative()).collect();
    let found: Vec<Board> = Puzzle::all().iter().map(|puzzle| board(&puzzle.position())).collect();
    let classes: BTreeSet<Board> = found.iter().map(Board::representative).collect();
    assert_eq!(classes, expected);
    assert_eq!(found.len(), classes.len(), "no two puzzles are symmetric");
}

#[test]
fn solution_and_grade_follow_their_definitions() {
    for puzzle in Puzzle::all() {
        let (board, solution) = (board(&puzzle.position()), naive::number(puzzle.solution()));
        assert_eq!((board.turn(), board.keeping()), (puzzle.position().turn(), vec![solution]), "{puzzle:?}");
        assert!(result(board) >= 0, "a lost position is no puzzle: {puzzle:?}");
        assert_eq!(puzzle.grade(), grade(board, solution), "{puzzle:?}");
    }
    let order = Puzzle::all().iter().map(|puzzle| (puzzle.grade(), puzzle.position().free().len()));
    assert!(order.is_sorted());
}

#[test]
fn casual_finds_the_solutions_of_easy_and_medium_puzzles_only() {
    for puzzle in Puzzle::all() {
        let position = puzzle.position();
        let is_found =
            |lines| casual::choice_with(&position, lines).squares == naive::squares([naive::number(puzzle.solution())]);
        let is_always_found = FavoriteLines::all(position.rules()).into_iter().all(is_found);
        assert_eq!(is_always_found, puzzle.grade() <= Grade::Medium, "{puzzle:?}");
    }
}

#[test]
fn perfect_play_refutes_every_wrong_answer() {
    for puzzle in Puzzle::all() {
        let start = puzzle.position();
        for wrong in start.legal_squares().iter().filter(|square| *square != puzzle.solution()) {
            let after = start.play(wrong).unwrap();
            let end = perfect_play(after).into_iter().fold(after, |position, square| position.play(square).unwrap());
            let winner = end.outcome().map(Outcome::winner).unwrap();
            let then = winner.map_or(0, |winner| if winner == start.turn() { 1 } else { -1 });
            assert!(then < result(board(&start)), "{wrong} in {start:?}");
            assert_eq!(then, -result(board(&after)), "{wrong} in {start:?}");
        }
    }
}

#[test]
fn each_round_of_days_has_all_puzzles_but_the_easy_ones() {
    let daily = Puzzle::all().iter().filter(|puzzle| puzzle.grade() != Grade::Easy).count();
    let round = |number: u32| {
        let days = (number * 136..).take(136);
        days.map(|day| Puzzle::of_day(day).unwrap()).map(|puzzle| (board(&puzzle.position()), puzzle))
    };
    let mut boards = BTreeSet::new();
    for number in 147..147 + 8 {
        let classes: BTreeSet<Board> = round(number).map(|(board, _)| board.representative()).collect();
        assert_eq!(classes.len(), daily);
        for (board, puzzle) in round(number) {
            let solution = naive::number(puzzle.solution());
            assert_eq!((board.keeping(), puzzle.grade()), (vec![solution], grade(board, solution)), "{puzzle:?}");
            boards.insert(board);
        }
    }
    let images = Puzzle::all().iter().filter(|puzzle| puzzle.grade() != Grade::Easy);
    let images: BTreeSet<Board> = images.flat_map(|puzzle| board(&puzzle.position()).images()).collect();
    assert_eq!(boards, images, "eight rounds have every orientation");
    assert!(Puzzle::of_day(u32::MAX).is_some());
}

/// Returns the result of a position for the side to move by minimax without a table, up to the first move that is good
/// enough: 1 win, 0 draw, −1 loss.
fn searched(position: &Position, enough: i8) -> i8 {
    if let Some(outcome) = position.outcome() {
        return if outcome == Outcome::Drawn { 0 } else { -1 };
    }
    let mut best = -1;
    for square in position.legal_squares() {
        best = best.max(-searched(&position.play(square).unwrap(), -best));
        if best >= enough {
            break;
        }
    }
    best
}

#[test]
fn puzzles_on_larger_boards_have_one_good_move_and_refutations() {
    for board in [PuzzleBoard::Four, PuzzleBoard::Five] {
        assert_eq!(board.rules().to_string(), board.name());
        assert_eq!(board.puzzles().len(), 36, "every line of the file is a puzzle");
        let order = board.puzzles().iter().map(|puzzle| (puzzle.grade(), puzzle.position().free().len()));
        assert!(order.clone().is_sorted() && order.clone().all(|(grade, free)| grade > Grade::Easy && free <= 10));
        for puzzle in board.puzzles() {
            let start = puzzle.position();
            let result = searched(&start, 1);
            assert!(result >= 0, "a lost position is no puzzle: {puzzle:?}");
            for square in start.legal_squares() {
                let after = start.play(square).unwrap();
                let then = -searched(&after, 1);
                assert_eq!(then == result, square == puzzle.solution(), "{square} in {start:?}");
                let value = puzzles::value_of_move(&start, square).unwrap();
                let game = perfect_play(after);
                let end = game.iter().fold(after, |position, square| position.play(*square).unwrap());
                let winner = end.outcome().map(Outcome::winner).unwrap();
                assert_eq!(winner.map_or(0, |winner| if winner == start.turn() { 1 } else { -1 }), then, "{value:?}");
                let marks = game.len() as u8 + 1;
                let expected = [Value::Loss(marks), Value::Draw, Value::Win(marks)][usize::try_from(then + 1).unwrap()];
                assert_eq!(value, expected, "{square} in {start:?}");
            }
        }
    }
}

#[test]
fn value_of_a_finished_game_follows_the_objective() {
    for (objective, expected) in [(Objective::Normal, Value::Loss(0)), (Objective::Misere, Value::Win(0))] {
        let rules = Rules::new(4, 4, 4, objective).unwrap();
        let position = notation::read_moves(rules, "a1a2b1b2c1c2d1").game.position();
        assert_eq!(puzzles::value(&position), Some(expected), "{objective:?}");
    }
}
