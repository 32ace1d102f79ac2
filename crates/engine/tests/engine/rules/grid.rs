//! Compares games on boards of every size with a naive definition of lines, and their positions with those read and set up.

use std::collections::HashSet;

use engine::{Game, IllegalMove, Line, Mark, Objective, Outcome, Position, Rules, Square, Squares, notation};
use fastrand::Rng;

use crate::board::Board;
use crate::random::any_rules;

/// Plays random moves to the end and compares after each. Positions after `start` moves are those of a game that starts there.
fn play_and_compare(rules: Rules, start: usize, random: &mut Rng) {
    let mut game = Game::new(rules);
    let mut board = Board::of(&game.position());
    let mut turn = Mark::X;
    loop {
        let position = game.position();
        let [x, o] = Mark::ALL.map(|mark| board.lines(mark));
        let over = !x.is_empty() || !o.is_empty() || board.free().is_empty();
        assert_eq!((position.turn(), position.free()), (turn, board.free()), "{position:?}");
        assert_eq!(position.legal_squares(), if over { Squares::EMPTY } else { board.free() }, "{position:?}");
        match position.outcome() {
            Some(Outcome::Won { by, line }) => {
                let completed_by = if rules.objective() == Objective::Normal { by } else { !by };
                assert!(board.lines(completed_by).contains(&line.squares()), "{position:?}");
            }
            Some(Outcome::Drawn) => assert!(x.is_empty() && o.is_empty() && over, "{position:?}"),
            None => assert!(!over, "{position:?}"),
        }
        assert_eq!(Position::from_marks(rules, board.marks, turn), Ok(position));
        let written = notation::write_position(position);
        assert_eq!(notation::read_position(rules, &written), Ok(position), "{written}");
        assert_eq!(notation::read_position(rules, &written.to_uppercase()), Ok(position), "{written}");
        refuse_what_is_illegal(&position, random);
        if game.moves().len() == start && game.start() == Position::new(rules) {
            game = Game::from(position);
        }
        let Some(square) = random.choice(position.legal_squares()) else { break };
        game.play(square).unwrap();
        board = board.with(square, turn);
        let position = game.position();
        assert_eq!(position.mark_at(square), Some(turn));
        let lines: HashSet<Squares> = position.lines_through(square).map(Line::squares).collect();
        assert_eq!(lines, board.lines(turn), "{position:?}");
        let completed: Vec<Squares> = position.completed_lines().into_iter().map(Line::squares).collect();
        assert!(completed.len() == lines.len() && completed.into_iter().collect::<HashSet<_>>() == lines);
        turn = !turn;
    }
    let read = notation::read_moves_from(game.start(), &notation::write_moves(game.moves()));
    assert!(read.problem.is_none() && read.game == game, "{read:?}");
}

fn refuse_what_is_illegal(position: &Position, random: &mut Rng) {
    let square = Square::new(random.u8(0..20), random.u8(0..20)).unwrap();
    let expected = if position.outcome().is_some() {
        Err(IllegalMove::Over)
    } else if square.column() >= position.rules().columns() || square.row() >= position.rules().rows() {
        Err(IllegalMove::OffBoard(square))
    } else if position.taken().contains(square) {
        Err(IllegalMove::Taken(square))
    } else {
        Ok(())
    };
    assert_eq!(position.play(square).map(|_| ()), expected, "{position:?}");
}

#[test]
fn games_on_any_board_have_the_naive_lines() {
    for seed in 0..500 {
        let random = &mut Rng::with_seed(seed);
        play_and_compare(any_rules(random), random.usize(0..20), random);
    }
}

#[test]
fn games_on_small_boards_have_the_naive_lines() {
    // Small boards often end with crossing lines, overlong lines, or a line by the last mark.
    for seed in 0..5_000 {
        let random = &mut Rng::with_seed(seed);
        let (columns, rows) = (random.u8(2..=6), random.u8(2..=6));
        let in_a_row = random.u8(2..=columns.max(rows));
        let rules = Rules::new(columns, rows, in_a_row, Objective::ALL[random.usize(0..2)]).unwrap();
        play_and_compare(rules, random.usize(0..20), random);
        play_and_compare(rules.exactly(), 0, random);
    }
}
