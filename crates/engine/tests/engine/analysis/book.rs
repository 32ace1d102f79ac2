//! The opening book knows its positions in every orientation, and its lines are proven again.

use engine::{BestMove, ByMark, Evaluation, Limits, Mark, Position, Rules, Solver, Square, Wdl, book};

use crate::book_positions;
use crate::positions::position;

/// A line of the book.
struct Opening {
    position: Position,
    wdl: Wdl,
    best: Square,
}

/// Returns the book, by boards.
fn openings() -> Vec<(Rules, Vec<Opening>)> {
    let text = include_str!("../../../src/analysis/book.txt");
    let boards = text.split("\n\n").map(|section| {
        let (name, lines) = section.split_once('\n').unwrap();
        let rules = name.parse().unwrap();
        let opening = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let [wdl, best, moves @ ..] = &words[..] else { panic!("{line}") };
            let squares = moves.iter().map(|square| square.parse().unwrap());
            let position =
                squares.fold(Position::new(rules), |position, square: Square| position.play(square).unwrap());
            Opening { position, wdl: Wdl::from_name(wdl).unwrap(), best: best.parse().unwrap() }
        };
        (rules, lines.lines().map(opening).collect())
    });
    boards.collect()
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
    for Opening { position, wdl, best } in openings().into_iter().flat_map(|(_, openings)| openings) {
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
    let mut proven = 0;
    for (rules, openings) in openings() {
        let mut solver = Solver::with_memory(rules, 1 << 30).unwrap();
        for Opening { position, wdl, best } in openings.into_iter().filter(|opening| is_wanted(&opening.position)) {
            assert_eq!(solver.result(&position, Limits::none()), Ok(wdl), "{position:?}");
            assert_eq!(
                solver.result(&position.play(best).unwrap(), Limits::none()),
                Ok(!wdl),
                "{best} in {position:?}"
            );
            proven += 1;
        }
    }
    proven
}

#[test]
fn cheap_lines_are_proven_again() {
    assert_eq!(prove_again(|position| position.rules().name() == "8x4x4" && position.taken().len() > 2), 5);
}

#[test]
#[ignore = "takes minutes: cargo test --profile native --test engine -- --ignored"]
fn all_lines_are_proven_again() {
    let all = openings().iter().map(|(_, openings)| openings.len()).sum::<usize>();
    assert_eq!(prove_again(|_| true), all);
}
