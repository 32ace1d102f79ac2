//! The coach and the computer players look at the lines of a position a few times, however many marks are on the board.

use coaching::Computer;
use coaching::coach::{self, review};
use engine::tactics::PASSES;
use engine::{Analyses, Game, Objective, Rules, Square};

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
fn crowded_board_takes_few_passes() {
    let analyses = Analyses::default();
    for in_a_row in [3, 4, 5, 20] {
        let mut game = crowded(in_a_row);
        let position = game.position();
        let square = position.legal_squares().first().unwrap();
        assert!(passes(|| coach::oversight(&position, square)) <= 2);
        assert!(passes(|| coach::line_reason(&position, square)) <= 20);
        assert!(passes(|| coach::promising_moves(&position, &analyses)) <= 2);
        for computer in Computer::ALL {
            // Medium and Easy look for lines with each number of marks.
            let most = 10 + usize::from(in_a_row);
            assert!(passes(|| computer.choice(&position, 1)) <= most, "{computer:?}");
        }
        assert!(passes(|| review(&game, &analyses)) <= game.moves().len() + 1);
        game.jump(7);
        game.play("t20".parse().unwrap()).unwrap();
        assert!(passes(|| review(&game, &analyses)) <= 2, "the position before and the one after the new move");
    }
}
