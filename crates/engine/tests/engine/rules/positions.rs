//! Compares every position of 3×3, with both objectives, with the naive game.

use std::collections::HashMap;

use engine::{Mark, Objective, Outcome, Position, Rules};

use crate::naive;

#[test]
fn squares_turns_and_outcomes_equal_the_naive_game() {
    for objective in Objective::ALL {
        for (board, position) in naive::positions_with(objective) {
            for number in 0..9 {
                assert_eq!(position.mark_at(naive::square(number)), board.at(number), "{position:?}");
            }
            assert_eq!(position.turn(), board.turn(), "{position:?}");
            assert_eq!(position.legal_squares(), naive::squares(board.moves()), "{position:?}");
            assert_eq!(position.free(), naive::squares(board.free()), "{position:?}");

            assert_eq!(position.outcome().is_some(), board.is_over(), "{position:?}");
            let with_line = Mark::ALL.into_iter().find(|mark| board.has_line(*mark));
            let winner = with_line.map(|mark| if objective == Objective::Normal { mark } else { !mark });
            assert_eq!(position.outcome().and_then(Outcome::winner), winner, "{position:?}");
            if let Some(Outcome::Won { line, .. }) = position.outcome() {
                assert!(line.iter().all(|square| position.mark_at(square) == with_line), "{position:?}");
                assert_eq!(line.iter().count(), 3);
            }
        }
    }
}

/// Whether any continuation completes a line. Adds the answers for all of them.
fn any_line_can_come(position: Position, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(answer) = known.get(&position) {
        return *answer;
    }
    let mut answer = matches!(position.outcome(), Some(Outcome::Won { .. }));
    for square in position.legal_squares() {
        answer |= any_line_can_come(position.play(square).unwrap(), known);
    }
    known.insert(position, answer);
    answer
}

#[test]
fn position_is_dead_if_no_continuation_completes_a_line() {
    let mut dead = 0;
    for (columns, rows, in_a_row) in [(3, 3, 2), (3, 3, 3), (4, 2, 3), (5, 2, 3), (9, 1, 3), (1, 8, 2)] {
        for objective in Objective::ALL {
            let counting = Rules::new(columns, rows, in_a_row, objective).unwrap();
            for rules in [counting, counting.exactly()] {
                let mut known = HashMap::new();
                any_line_can_come(Position::new(rules), &mut known);
                for (position, can_come) in known {
                    assert_eq!(position.is_dead(), !can_come && position.outcome().is_none(), "{position:?}");
                    dead += usize::from(position.is_dead() && rules == counting.exactly());
                }
            }
        }
    }
    assert!(dead > 1_000, "{dead}");
}
