//! The opening book knows its positions in every orientation, and its lines are proven again.

use engine::{BestMove, ByMark, Evaluation, Limits, Mark, Position, Solver, Square, Wdl, book};

use crate::book_positions;
use crate::positions::position;

/// A line of the book: its position, the result and the best move.
type Opening = (Position, Wdl, Square);

/// Returns the book, board by board.
fn openings() -> Vec<Opening> {
    let text = include_str!("../../../src/analysis/book.txt");
    let boards = text.split("\n\n").map(|section| section.split_once('\n').unwrap());
    let opening = |board, line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let [wdl, best, moves @ ..] = &words[..] else { panic!("{line}") };
        (position(board, &moves.join(" ")), Wdl::from_name(wdl).unwrap(), best.parse().unwrap())
    };
    boards.flat_map(|(board, lines)| lines.lines().map(move |line| opening(board, line))).collect()
}

/// Returns the same position with columns and rows exchanged.
fn transposed(position: &Position) -> Position {
    let squares = |mark| position.marks(mark).iter().map(|square| Square::new(square.row(), square.column()).unwrap());
    let marks = ByMark { x: squares(Mark::X).collect(), o: squares(Mark::O).collect() };
    Position::from_marks(position.rules().transposed(), marks, position.turn()).unwrap()
}

#[test]
fn book_is_small_and_knows_its_positions_and_their_images() {
    let text = include_str!("../../../src/analysis/book.txt");
    assert!(text.split("\n\n").all(|section| section.len() <= 4096));
    for (position, wdl, best) in openings() {
        assert_eq!(book_positions::canonical(&position), position);
        let analysis = book::analysis(&position).unwrap();
        assert_eq!(analysis.evaluation, Evaluation::Proven(wdl.into()));
        assert_eq!(analysis.best, Some(BestMove::Proven(best)));
        let image = transposed(&position);
        let transposed_best = Square::new(best.row(), best.column()).unwrap();
        let analysis = book::analysis(&image).unwrap();
        assert_eq!(analysis.evaluation, Evaluation::Proven(wdl.into()));
        let after = image.play(analysis.best.unwrap().square()).unwrap();
        assert_eq!(
            book_positions::canonical(&after),
            book_positions::canonical(&image.play(transposed_best).unwrap()),
            "{image:?}"
        );
    }
}

#[test]
fn other_positions_are_not_in_the_book() {
    for (board, moves) in
        [("3x3x3", ""), ("15x15x5", "h8"), ("8x4x4", "a1h4a4"), ("8x4x4 misere", ""), ("8x4x4 exact", "")]
    {
        assert_eq!(book::analysis(&position(board, moves)), None, "{board} {moves}");
    }
}

/// Proves all lines again that `is_wanted` selects, and returns their number.
fn prove_again(is_wanted: impl Fn(&Position) -> bool) -> usize {
    let mut wanted = openings();
    wanted.retain(|(position, ..)| is_wanted(position));
    for of_board in wanted.chunk_by(|(one, ..), (other, ..)| one.rules() == other.rules()) {
        let mut solver = Solver::with_memory(of_board[0].0.rules(), 1 << 30).unwrap();
        for (position, wdl, best) in of_board {
            assert_eq!(solver.result(position, Limits::none()), Ok(*wdl), "{position:?}");
            let after = position.play(*best).unwrap();
            assert_eq!(solver.result(&after, Limits::none()), Ok(!*wdl), "{best} in {position:?}");
        }
    }
    wanted.len()
}

#[test]
fn cheap_lines_are_proven_again() {
    assert_eq!(prove_again(|position| position.rules().name() == "8x4x4" && position.taken().len() > 2), 5);
}

#[test]
#[ignore = "takes minutes: cargo test --profile native --test engine -- --ignored"]
fn all_lines_are_proven_again() {
    prove_again(|_| true);
}
