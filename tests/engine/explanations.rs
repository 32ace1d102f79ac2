//! Tests that every explanation of a computer player is true, in every position of 3×3.

use tic_tac_toe::engine::coach::RuleOfThumb;
use tic_tac_toe::engine::evaluation::Value;
use tic_tac_toe::engine::opponents::Explanation;
use tic_tac_toe::engine::opponents::casual::FavoriteLines;
use tic_tac_toe::engine::{Computer, Objective, Position, Square, Squares};

use crate::hints::assert_is_true;
use crate::naive::{self, Board};
use crate::tablebase::exact;

/// Calls `check` for every move that a player may make in any position with some seeds, with the explanation of the
/// move. Checks that all other squares have none.
fn for_each_explanation(computer: Computer, mut check: impl FnMut(Board, &Position, usize, u64, Explanation)) {
    let off_board = Square::new(3, 0).unwrap();
    for (index, (board, position)) in (0..).zip(naive::positions()) {
        // The seeds differ between positions, so that all favorite lines occur.
        for seed in [index, index + 10_000] {
            let choices = computer.choice(&position, seed).squares;
            assert_eq!(computer.explain(&position, off_board, seed), None);
            for number in 0..9 {
                let explanation = computer.explain(&position, naive::square(number), seed);
                assert_eq!(explanation.is_some(), choices.contains(naive::square(number)), "{position:?}");
                if let Some(explanation) = explanation {
                    check(board, &position, number, seed, explanation);
                }
            }
        }
    }
}

/// Returns the moves that worsen the result.
fn mistakes(board: Board) -> Squares {
    naive::squares(board.moves()) - naive::squares(board.keeping())
}

/// Returns the moves that lose.
fn losing(board: Board) -> Squares {
    let loses = |number: &usize| board.value_of_move(*number, Objective::Normal).result < 0;
    naive::squares(board.moves().into_iter().filter(loses))
}

/// Checks that the move wins or else blocks if possible, and returns whether that is possible.
fn wins_or_blocks(board: Board, number: usize, explanation: &Explanation) -> bool {
    let wins = !board.winning(board.turn()).is_empty();
    let has_to_block = !board.winning(!board.turn()).is_empty();
    if wins || has_to_block {
        let Explanation::Rule(reason) = explanation else { panic!("{explanation:?} on {board:?}") };
        let expected = if wins { RuleOfThumb::Win } else { RuleOfThumb::Block };
        assert_eq!(reason.rule(), expected, "{board:?}");
        assert_is_true(reason, board, number);
    }
    wins || has_to_block
}

#[test]
fn random_takes_any_free_square() {
    for_each_explanation(Computer::Random, |board, _, _, _, explanation| {
        assert_eq!(explanation, Explanation::Any { of: board.free().count() as u32 });
    });
}

#[test]
fn casual_wins_blocks_and_explains_favorite_lines() {
    let (mut favorite, mut any) = (0, 0);
    for_each_explanation(Computer::Casual, |board, position, number, seed, explanation| {
        if wins_or_blocks(board, number, &explanation) {
            return;
        }
        let squares = FavoriteLines::from_seed(position.rules(), seed).unwrap().squares();
        let is_closed = squares.iter().any(|square| board.at(naive::number(square)) == Some(!board.turn()));
        match explanation {
            Explanation::FavoriteLines { needs } => {
                assert!(squares.contains(naive::square(number)) && !is_closed, "{position:?}");
                // The move and the named squares complete one of its lines.
                let is_built = |line: &[usize; 3]| {
                    let squares = naive::squares(*line);
                    line.contains(&number)
                        && squares - position.marks(board.turn()) - naive::square(number).into() == needs
                };
                let built = naive::LINES.into_iter().find(is_built).unwrap();
                assert!(naive::squares(built).is_subset(squares) && needs.len() <= 2, "{position:?}");
                assert!(!needs.is_empty() && !needs.contains(naive::square(number)), "{position:?}");
                favorite += 1;
            }
            told => {
                assert_eq!(told, Explanation::Any { of: board.free().count() as u32 });
                assert!(is_closed || squares.is_subset(position.taken()), "{position:?}");
                any += 1;
            }
        }
    });
    assert!(favorite > 500 && any > 500, "{favorite}, {any}");
}

#[test]
fn trapper_explains_first_replies_and_safe_moves() {
    for_each_explanation(Computer::Trapper, |board, position, number, _, explanation| {
        if let Explanation::FirstReply { to } = explanation {
            assert_eq!(position.taken(), to.into());
            assert_eq!(explanation.squares(), to.into());
        } else if !wins_or_blocks(board, number, &explanation) {
            let losing = losing(board);
            assert_ne!(position.taken().len(), 1);
            if losing == position.legal_squares() {
                assert_eq!(explanation, Explanation::Lost, "{position:?}");
            } else {
                assert!(!losing.contains(naive::square(number)), "{position:?}");
                assert_eq!(explanation, Explanation::Safe { avoided: losing }, "{position:?}");
            }
        }
    });
}

#[test]
fn strategist_explains_the_first_rule_truthfully() {
    for_each_explanation(Computer::Strategist, |board, position, number, _, explanation| {
        let Explanation::Rule(reason) = explanation else { panic!("{explanation:?} in {position:?}") };
        let first = RuleOfThumb::ALL.into_iter().find(|rule| !rule.squares(position).is_empty());
        assert_eq!(Some(reason.rule()), first, "{position:?}");
        assert_is_true(&reason, board, number);
    });
}

#[test]
fn perfect_explains_value_and_traps() {
    for_each_explanation(Computer::Perfect, |board, position, number, _, explanation| {
        let after = board.play(number);
        let value = exact(board.value_of_move(number, Objective::Normal));
        let (traps, squares) = (mistakes(after), naive::squares(after.winning(board.turn())));
        let is_trap = traps.len() as usize > after.moves().len() / 2;
        // A threat leaves one reply, which is no trap.
        let (expected, shown) = if squares.is_empty() || matches!(value, Value::Win(_)) {
            (Explanation::Perfect { value, traps, is_trap }, traps)
        } else {
            (Explanation::Threat { value, squares }, squares)
        };
        assert_eq!((explanation.squares(), explanation), (shown, expected), "{position:?}");
        // In a drawn game traps lose; in a won game there are none.
        match board.value_of_move(number, Objective::Normal).result {
            1 => assert!(mistakes(after).is_empty()),
            0 => assert_eq!(mistakes(after), losing(after)),
            _ => {}
        }
    });
}
