//! Compares the review of every game of 3×3, up to symmetry, with minimax.

use std::collections::HashMap;

use coaching::coach::{self, Hint, MoveQuality, Review};
use engine::{Analyses, Evaluation, Game, Mark, Position, Rules};

use crate::coach::hints::hint;
use crate::naive::{self, Board, NaiveValue};

/// Returns the review without any analysis.
pub fn review(game: &Game) -> Review {
    coach::review(game, &Analyses::default())
}

fn evaluation(value: NaiveValue) -> Evaluation {
    Evaluation::Exact(naive::exact(value))
}

/// Returns the game with these moves from a position.
fn game_from(start: Position, moves: &[usize]) -> Game {
    let mut game = Game::from(start);
    for number in moves {
        game.play(naive::square(*number)).unwrap();
    }
    game
}

/// Returns the game with these moves from the empty board.
fn game(moves: &[usize]) -> Game {
    game_from(Position::new(Rules::TIC_TAC_TOE), moves)
}

/// Returns the result of a finished game for a side: 1 for a win, 0 for a draw, −1 for a loss.
fn result_for(mark: Mark, board: Board) -> i8 {
    i8::from(board.has_line(mark)) - i8::from(board.has_line(!mark))
}

/// Returns all boards of a game, the empty board first.
fn boards(moves: &[usize]) -> Vec<Board> {
    let mut boards = vec![Board::EMPTY];
    for number in moves {
        boards.push(boards[boards.len() - 1].play(*number));
    }
    boards
}

/// Returns the number of the first move after which the loser was always lost.
fn losing_move(boards: &[Board], values: &HashMap<Board, NaiveValue>) -> Option<usize> {
    let loser = Mark::ALL.into_iter().find(|mark| result_for(*mark, boards[boards.len() - 1]) < 0)?;
    let is_lost = |board: &Board| {
        let result = values[board].result;
        (if board.turn() == loser { result } else { -result }) < 0
    };
    (0..boards.len()).find(|first| boards[*first..].iter().all(is_lost))
}

/// Returns the hint for every unfinished position.
fn hints() -> HashMap<Board, Hint> {
    naive::positions().into_iter().filter_map(|(board, position)| Some((board, hint(&position)?))).collect()
}

/// Checks the review of a whole game from the empty board.
fn assert_is_true(review: &Review, moves: &[usize], values: &HashMap<Board, NaiveValue>, hints: &HashMap<Board, Hint>) {
    let boards = boards(moves);
    assert_eq!(review.moves.len(), moves.len());
    let mut mistakes = 0;
    for (index, analyzed) in review.moves.iter().enumerate() {
        let (board, number) = (boards[index], moves[index]);
        let best = values[&board];
        let next = values[&board.play(number)];
        let made = NaiveValue { result: -next.result, marks: next.marks + 1 };
        assert_eq!((analyzed.number, analyzed.mark), (index + 1, board.turn()));
        assert_eq!(analyzed.square, naive::square(number));
        assert_eq!((analyzed.before, analyzed.after), (evaluation(best), evaluation(made)));

        let is_mistake = made.result < best.result;
        // All draws are equally good.
        let is_best = made.result == best.result && (best.result == 0 || made.marks == best.marks);
        let expected = match (is_best, is_mistake) {
            _ if best.result < 0 => MoveQuality::Lost,
            (true, _) => MoveQuality::Best,
            (false, false) => MoveQuality::Good,
            (false, true) => MoveQuality::Mistake { from: evaluation(best), to: evaluation(made) },
        };
        assert_eq!(analyzed.quality(), expected, "move {} of {moves:?}", index + 1);
        assert_eq!(analyzed.better.as_ref(), if is_best { None } else { hints.get(&board) });
        mistakes += usize::from(is_mistake);
    }
    assert_eq!((review.mistakes(), review.unclear()), (mistakes, 0));
    let lost_by = review.lost_by();
    assert_eq!(lost_by.map(|analyzed| analyzed.number), losing_move(&boards, values), "{moves:?}");
    // The losing move is a mistake of the loser.
    assert!(lost_by.is_none_or(|analyzed| result_for(analyzed.mark, boards[moves.len()]) < 0 && analyzed.is_mistake()));
}

#[test]
fn every_move_of_every_game_has_its_exact_quality() {
    let (values, hints) = (naive::values(), hints());
    let games = naive::games_up_to_symmetry();
    assert_eq!(games.len(), 26_830);
    let mut perfect = 0;
    for moves in games {
        let game = game(&moves);
        let review = review(&game);
        assert_eq!(review.outcome, game.position().outcome());
        assert_is_true(&review, &moves, &values, &hints);
        perfect += usize::from(review.mistakes() == 0);
        // A game without mistakes is drawn.
        assert_eq!(review.lost_by().is_none(), review.outcome.unwrap().winner().is_none());
        assert!(review.mistakes() > 0 || review.lost_by().is_none());
    }
    assert!(perfect > 0);
}

#[test]
fn part_of_a_game_is_reviewed_like_the_whole() {
    // Every seventh game, cut at different moves.
    for (index, moves) in naive::games_up_to_symmetry().into_iter().step_by(7).enumerate() {
        let whole = review(&game(&moves));
        let cut = index % moves.len();

        let unfinished = review(&game(&moves[..cut]));
        assert_eq!(unfinished.moves, whole.moves[..cut]);
        assert_eq!((unfinished.outcome, unfinished.lost_by()), (None, None));

        let mut rest = review(&game_from(game(&moves[..cut]).position(), &moves[cut..]));
        rest.moves.iter_mut().for_each(|analyzed| analyzed.number += cut);
        assert_eq!((rest.moves.as_slice(), rest.outcome), (&whole.moves[cut..], whole.outcome));
        assert_eq!(rest.lost_by(), whole.lost_by().filter(|analyzed| analyzed.number > cut));
    }
}

#[test]
fn moves_after_the_cursor_are_reviewed() {
    let mut game = game(&[0, 1, 3, 6, 4, 5, 8]);
    let whole = review(&game);
    game.jump(2);
    assert_eq!(review(&game), whole);
    assert_eq!(whole.moves.len(), 7);
}
