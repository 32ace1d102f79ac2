use std::cell::Cell;

use super::*;
use crate::engine::coach::{self, review};
use crate::engine::{Analyses, Computer, Game, notation};

thread_local! {
    /// The number of passes over the lines of a board.
    pub static PASSES: Cell<usize> = const { Cell::new(0) };
}

/// Returns the number of passes over the lines that a call takes.
fn passes<T>(work: impl FnOnce() -> T) -> usize {
    let before = PASSES.get();
    work();
    PASSES.get() - before
}

/// Returns a game on 20×20 with 49 marks, spaced by three, so that every other square is near a fork.
fn crowded(in_a_row: u8) -> Game {
    let places = || (0..20).step_by(3);
    let rules = Rules::new(20, 20, in_a_row, Objective::Normal).unwrap();
    let mut game = Game::new(rules);
    for square in places().flat_map(|row| places().filter_map(move |column| Square::new(column, row))) {
        game.play(square).unwrap();
    }
    game
}

#[test]
fn review_makes_one_pass_for_each_position_and_none_again() {
    let mut game = crowded(3);
    for square in ["b1", "b2", "c1"] {
        game.play(square.parse().unwrap()).unwrap();
    }
    assert!(game.position().outcome().is_some());
    let analyses = Analyses::default();
    assert_eq!(passes(|| review(&game, &analyses)), game.moves().len() + 1);
    game.jump(7);
    assert_eq!(passes(|| review(&game, &analyses)), 0, "after a step");
    game.play("t20".parse().unwrap()).unwrap();
    assert_eq!(passes(|| review(&game, &analyses)), 2, "the position before and the one after the new move");
}

#[test]
fn crowded_board_takes_few_passes() {
    for in_a_row in [3, 4, 5, 20] {
        let game = crowded(in_a_row);
        let position = game.position();
        let square = position.legal_squares().first().unwrap();
        assert_eq!(passes(|| fork_squares(&position, Mark::O)), 1);
        assert_eq!(passes(|| fork_blocks(&position)), 1);
        assert_eq!(passes(|| forced_fork_squares(&position)), 2);
        assert_eq!(passes(|| coach::oversight(&position, square)), 1);
        assert!(passes(|| coach::effect(&position, square)) <= 20);
        assert_eq!(passes(|| coach::promising_moves(&position, &Analyses::default())), 1);
        for computer in Computer::ALL {
            // Medium and Easy look for lines with each number of marks.
            let most = 10 + usize::from(in_a_row);
            assert!(passes(|| computer.choice(&position, 1)) <= most, "{computer:?}");
        }
    }
}

/// Returns the forks of these marks by the definition.
fn naive_forks(lines: &[Squares], own: Squares, other: Squares) -> Squares {
    let pairs = |square: Square| {
        let through = lines.iter().filter(move |line| line.contains(square) && (**line & other).is_empty());
        through.map(|line| *line - own).filter(move |line| line.len() == 2 && line.contains(square))
    };
    let free = union(lines.iter().copied()) - own - other;
    free.iter().filter(|square| union(pairs(*square)).len() > 2).collect()
}

#[test]
fn forks_and_moves_against_them_are_those_of_the_definition() {
    let mut random = fastrand::Rng::with_seed(1);
    let (mut blocks, mut forced) = (0, 0);
    for (board, count) in
        [("3x3x3", 200), ("4x4x2", 50), ("6x5x3", 200), ("7x7x4", 200), ("15x15x5", 30), ("20x20x3", 5)]
    {
        let rules = notation::read_rules(board, Objective::Normal).unwrap();
        let lines: Vec<Squares> = rules.lines().into_iter().map(Line::squares).collect();
        for _ in 0..count {
            let mut position = Position::new(rules);
            for _ in 0..random.u32(1..=rules.squares().len() / 2) {
                let next = random.choice(position.legal_squares()).and_then(|square| position.play(square).ok());
                position = next.filter(|next| next.outcome().is_none()).unwrap_or(position);
            }
            let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
            assert_eq!(fork_squares(&position, position.turn()), naive_forks(&lines, own, other), "{position:?}");
            let threatened = naive_forks(&lines, other, own);
            let leaves_none = |square: &Square| naive_forks(&lines, other, own.with(*square)).is_empty();
            let expected: Squares = match threatened.first() {
                Some(_) => position.legal_squares().iter().filter(leaves_none).collect(),
                None => Squares::EMPTY,
            };
            assert_eq!(fork_blocks(&position), expected, "{position:?}");
            blocks += expected.len();
            if Mark::ALL.iter().any(|mark| !winning_squares(&position, *mark).is_empty()) {
                continue;
            }
            let lacking_one = |own, other| LineSets::of(&position).lacking(own, other, 1);
            let forced_fork = |square: Square| {
                let own = own.with(square);
                let reply = lacking_one(own, other).first()?;
                let other = other.with(reply);
                let forks = naive_forks(&lines, own, other);
                let is_in_time = lacking_one(other, own).is_empty();
                (is_in_time && !forks.is_empty()).then_some(ForcedFork { reply, forks })
            };
            let expected: Squares =
                position.legal_squares().iter().filter(|square| forced_fork(*square).is_some()).collect();
            assert_eq!(forced_fork_squares(&position), expected, "{position:?}");
            for square in expected {
                assert_eq!(ForcedFork::of_move(&position, square), forced_fork(square), "{position:?}");
                forced += 1;
            }
        }
    }
    assert!(blocks > 100 && forced > 100, "{blocks} blocks, {forced} forced forks");
}

#[test]
fn rules_whose_longer_lines_do_not_count_have_no_threats() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    // X completes six in a row at d1.
    let moves = "a1a9b1b9c1c9e1e9f1f9";
    let counting = notation::read_moves(rules, moves).game.position();
    let d1 = "d1".parse().unwrap();
    assert!(winning_squares(&counting, Mark::X).contains(d1));
    for rules in [rules.exactly(), rules.renju()] {
        let position = notation::read_moves(rules, moves).game.position();
        assert_eq!(position.play(d1).unwrap().outcome(), None);
        assert!(winning_squares(&position, Mark::X).is_empty());
        assert_eq!(coach::obvious_value(&position), None);
        assert_eq!(coach::oversight(&position, "o15".parse().unwrap()), None);
        assert_ne!(coach::effect(&position, d1), Some(coach::Effect::StopFork));
    }
}
