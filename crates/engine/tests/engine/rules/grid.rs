//! Compares games on boards of every size with a naive definition of lines.

use engine::{IllegalMove, Line, Mark, Objective, Outcome, Position, Rules, Square, Squares};
use fastrand::Rng;

use crate::board::Board;
use crate::random::any_rules;

/// Plays random moves to the end and compares after each.
fn play_and_compare(rules: Rules, random: &mut Rng) {
    let mut position = Position::new(rules);
    let mut board = Board::of(&position);
    let mut turn = Mark::X;
    loop {
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
        refuse_what_is_illegal(&position, random);
        let Some(square) = random.choice(position.legal_squares()) else { return };
        position = position.play(square).unwrap();
        board = board.with(square, turn);
        assert_eq!(position.mark_at(square), Some(turn));
        if position.outcome().is_some() {
            let lines: Vec<Squares> = position.lines_through(square).map(Line::squares).collect();
            let expected = board.lines(turn);
            assert!(lines.len() == expected.len() && lines.iter().all(|line| expected.contains(line)), "{position:?}");
        }
        turn = !turn;
    }
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
        play_and_compare(any_rules(random), random);
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
        play_and_compare(rules, random);
        play_and_compare(rules.exactly(), random);
    }
}
