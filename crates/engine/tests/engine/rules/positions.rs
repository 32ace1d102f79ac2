//! Dead positions of small boards.

use std::collections::HashMap;

use engine::{Objective, Outcome, Position};

use crate::positions::rules;

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
    for board in ["3x3x2", "3x3x3", "4x2x3", "5x2x3", "9x1x3", "1x8x2"] {
        for objective in Objective::ALL {
            let counting = rules(board).with_objective(objective);
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
