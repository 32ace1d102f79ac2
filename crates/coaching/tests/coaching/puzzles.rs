//! Checks every puzzle by naive minimax, and that there are no others.

use std::collections::{BTreeSet, HashMap};

use coaching::puzzles::{self, Grade, Puzzle, PuzzleBoard, perfect_play};
use engine::{Mark, Objective, Outcome, Position, Rules, Square, Value, notation, tablebase};

use crate::naive::{self, Board, LINES, NaiveValue};

/// Returns the naive board of a position.
fn board(position: &Position) -> Board {
    let marks = Mark::ALL.into_iter().flat_map(|mark| position.marks(mark).iter().map(move |square| (square, mark)));
    marks.fold(Board::EMPTY, |board, (square, mark)| board.with(naive::number(square), mark))
}

/// Returns the result of a position for the side to move: 1 win, 0 draw, −1 loss.
fn result(board: Board) -> i8 {
    board.value(Objective::Normal).result
}

/// Returns the number of answers of the side to move until its puzzle is over, if both sides play the best move that leaves
/// the other the fewest good ones, the first in reading order.
fn answers(start: Board, values: &HashMap<Board, NaiveValue>) -> u8 {
    let value_of_move = |board: Board, square: usize| {
        let next = values[&board.play(square)];
        (-next.result, next.marks + 1)
    };
    let good = |board: Board| board.keeping().len();
    let (mut board, mut answers) = (start, 0);
    while !is_settled(board, start.turn()) {
        let best = values[&board];
        let is_best = |square: &usize| {
            let (result, marks) = value_of_move(board, *square);
            result == best.result && (result == 0 || marks == best.marks)
        };
        let moves = board.moves().into_iter().filter(is_best);
        let chosen = moves.min_by_key(|square| good(board.play(*square))).unwrap();
        answers += u8::from(board.turn() == start.turn());
        board = board.play(chosen);
    }
    answers
}

/// Whether the puzzle of a side is over: the game is, or the other side can complete no line in a drawn position.
fn is_settled(board: Board, solver: Mark) -> bool {
    let free = board.free().count();
    let moves_left = if board.turn() == solver { free / 2 } else { free.div_ceil(2) };
    let can_complete = |line: &[usize; 3]| {
        let marks = line.map(|square| board.at(square));
        !marks.contains(&Some(solver)) && marks.iter().filter(|mark| mark.is_none()).count() <= moves_left
    };
    board.is_over() || result(board) == 0 && !LINES.iter().any(can_complete)
}

#[test]
fn puzzles_are_all_positions_with_one_move_that_keeps_the_result() {
    let is_puzzle = |board: &Board| board.moves().len() >= 4 && board.keeping().len() == 1;
    let boards = naive::positions().into_iter().map(|(board, _)| board).filter(is_puzzle);
    let expected: BTreeSet<Board> = boards.map(|board| board.representative()).collect();
    let found: Vec<Board> = Puzzle::all().iter().map(|puzzle| board(&puzzle.position())).collect();
    let classes: BTreeSet<Board> = found.iter().map(Board::representative).collect();
    assert_eq!(classes, expected);
    assert_eq!(found.len(), classes.len(), "no two puzzles are symmetric");
}

#[test]
fn solution_and_grade_follow_their_definitions() {
    let values = naive::values();
    for puzzle in Puzzle::all() {
        let (board, solution) = (board(&puzzle.position()), naive::number(puzzle.solution()));
        assert_eq!((board.turn(), board.keeping()), (puzzle.position().turn(), vec![solution]), "{puzzle:?}");
        assert!(result(board) >= 0, "a lost position is no puzzle: {puzzle:?}");
        assert_eq!(puzzle.answers(), answers(board, &values), "{puzzle:?}");
        // A win in n moves takes n answers.
        assert!(result(board) == 0 || puzzle.answers() == values[&board].marks.div_ceil(2), "{puzzle:?}");
    }
}

#[test]
fn puzzles_are_ordered_by_length_and_differ_from_their_neighbors() {
    for puzzle in PuzzleBoard::ALL.into_iter().flat_map(PuzzleBoard::puzzles) {
        let expected =
            [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert][usize::from(puzzle.answers().clamp(2, 5)) - 2];
        assert_eq!(puzzle.grade(), expected, "{puzzle:?}");
    }
    for board in PuzzleBoard::ALL {
        assert!(board.puzzles().iter().map(|puzzle| puzzle.answers().clamp(1, 4)).is_sorted(), "{board:?}");
        for pair in board.puzzles().windows(2) {
            let [first, second] = [pair[0].position(), pair[1].position()];
            let same = |mark: Mark| (first.marks(mark) & second.marks(mark)).len();
            let free = (first.free() & second.free()).len();
            let differing = first.rules().squares().len() - same(Mark::X) - same(Mark::O) - free;
            assert!(differing >= 3, "{pair:?}");
        }
    }
}

/// Plays a puzzle out with each of the right answers. Returns the number of ends.
fn play_out(position: &Position, solver: Mark, wins: bool) -> u32 {
    if puzzles::is_settled(position, solver) {
        let winner = position.outcome().and_then(Outcome::winner);
        assert_eq!(winner, wins.then_some(solver), "{position:?}");
        assert!(wins || position.outcome().is_some() || searched(position, 1) == 0, "{position:?}");
        return 1;
    }
    assert!(position.outcome().is_none(), "a finished game is settled");
    if position.turn() != solver {
        let reply = puzzles::defense(position).unwrap();
        let values = |square| puzzles::value_of_move(position, square).unwrap();
        assert_eq!(Some(values(reply)), position.legal_squares().iter().map(values).max(), "the best defense");
        if tablebase::covers(position.rules()) {
            let good = |square| tablebase::keeping_squares(&position.play(square).unwrap()).unwrap().len();
            let best = position.legal_squares().iter().filter(|square| values(*square) == values(reply));
            assert_eq!(Some(good(reply)), best.map(good).min(), "{reply} in {position:?}");
        }
        return play_out(&position.play(reply).unwrap(), solver, wins);
    }
    let result = if wins { 1 } else { 0 };
    let right = |square: &Square| -searched(&position.play(*square).unwrap(), 1) == result;
    let right: Vec<Square> = position.legal_squares().iter().filter(right).collect();
    assert!(!right.is_empty(), "{position:?}");
    right.into_iter().map(|square| play_out(&position.play(square).unwrap(), solver, wins)).sum()
}

#[test]
fn any_right_answers_lead_to_the_end_of_the_puzzle() {
    let mut ends = 0;
    for puzzle in PuzzleBoard::ALL.into_iter().flat_map(PuzzleBoard::puzzles) {
        let start = puzzle.position();
        assert!(!puzzles::is_settled(&start, start.turn()), "{puzzle:?}");
        ends += play_out(&start, start.turn(), searched(&start, 1) == 1);
    }
    // Many puzzles have one right answer at each move.
    assert!(ends > 300, "{ends}");
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
        assert_eq!(board.rules().name(), board.name());
        assert_eq!(board.puzzles().len(), 36, "every line of the file is a puzzle");
        assert!(board.puzzles().iter().all(|puzzle| puzzle.position().free().len() <= 10));
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
