//! Checks every puzzle by naive minimax, and that there are no others.

use std::collections::{BTreeSet, HashMap};

use coaching::puzzles::{self, Grade, Puzzle, PuzzleBoard, perfect_play};
use engine::{Mark, Objective, Outcome, Position, Rules, Square, Value, notation, tablebase};

use crate::exhaustive::Exhaustive;
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
fn play_out(position: &Position, solver: Mark, wins: bool, exhaustive: &mut Exhaustive) -> u32 {
    let value = exhaustive.value(position);
    if puzzles::is_settled(position, solver) {
        let winner = position.outcome().and_then(Outcome::winner);
        assert_eq!(winner, wins.then_some(solver), "{position:?}");
        assert!(wins || value == Value::Draw, "{position:?}");
        return 1;
    }
    assert!(position.outcome().is_none(), "a finished game is settled");
    let after = |square| position.play(square).unwrap();
    if position.turn() != solver {
        let reply = puzzles::defense(position).unwrap();
        assert_eq!(exhaustive.value(&after(reply)).of_last_move(), value, "the best defense");
        if tablebase::covers(position.rules()) {
            let good = |square| tablebase::keeping_squares(&after(square)).unwrap().len();
            let best = |square: &Square| exhaustive.value(&after(*square)).of_last_move() == value;
            let fewest = position.legal_squares().iter().filter(best).map(good).min();
            assert_eq!(Some(good(reply)), fewest, "{reply} in {position:?}");
        }
        return play_out(&after(reply), solver, wins, exhaustive);
    }
    let right = |square: &Square| exhaustive.value(&after(*square)).of_last_move().same_result(value);
    let right: Vec<Square> = position.legal_squares().iter().filter(right).collect();
    right.into_iter().map(|square| play_out(&after(square), solver, wins, exhaustive)).sum()
}

#[test]
fn any_right_answers_lead_to_the_end_of_the_puzzle() {
    let mut ends = 0;
    for puzzle in PuzzleBoard::ALL.into_iter().flat_map(PuzzleBoard::puzzles) {
        let start = puzzle.position();
        assert!(!puzzles::is_settled(&start, start.turn()), "{puzzle:?}");
        let mut exhaustive = Exhaustive::new(start.rules());
        let wins = matches!(exhaustive.value(&start), Value::Win(_));
        ends += play_out(&start, start.turn(), wins, &mut exhaustive);
    }
    // Many puzzles have one right answer at each move.
    assert!(ends > 300, "{ends}");
}

#[test]
fn every_move_of_a_puzzle_has_its_value_and_is_refuted_by_perfect_play() {
    assert!([PuzzleBoard::Four, PuzzleBoard::Five].iter().all(|board| board.puzzles().len() == 36));
    for board in PuzzleBoard::ALL {
        assert_eq!(board.rules().name(), board.name());
        let mut exhaustive = Exhaustive::new(board.rules());
        for puzzle in board.puzzles() {
            let start = puzzle.position();
            let best = exhaustive.value(&start);
            assert!(!matches!(best, Value::Loss(_)), "a lost position is no puzzle: {puzzle:?}");
            for square in start.legal_squares() {
                let after = start.play(square).unwrap();
                let value = exhaustive.value(&after).of_last_move();
                assert_eq!(value.same_result(best), square == puzzle.solution(), "{square} in {start:?}");
                assert_eq!(puzzles::value_of_move(&start, square), Some(value), "{square} in {start:?}");
                let moves = perfect_play(after);
                let end = moves.iter().fold(after, |position, square| position.play(*square).unwrap());
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
}

#[test]
fn value_of_a_finished_game_follows_the_objective() {
    for (objective, expected) in [(Objective::Normal, Value::Loss(0)), (Objective::Misere, Value::Win(0))] {
        let rules = Rules::new(4, 4, 4, objective).unwrap();
        let position = notation::read_moves(rules, "a1a2b1b2c1c2d1").game.position();
        assert_eq!(puzzles::value(&position), Some(expected), "{objective:?}");
    }
}
