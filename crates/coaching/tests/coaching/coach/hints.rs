//! Tests that every hint on 3×3 is a best move with a true reason.

use coaching::coach::{self, Hint, Reason, reason};
use engine::{Analyses, Evaluation, Objective, Position, Rules, tablebase};

use super::truth::assert_is_true;
use crate::naive::{self, exact};

/// Returns the hint without any analysis.
pub fn hint(position: &Position) -> Option<Hint> {
    coach::hint(position, &Analyses::default())
}

#[test]
fn hint_is_a_best_move_by_the_first_possible_rule() {
    let mut hints = 0;
    for (board, position) in naive::positions() {
        let Some(hint) = hint(&position) else {
            assert!(board.is_over(), "{position:?}");
            continue;
        };
        hints += 1;
        let best = board.value(Objective::Normal);
        assert_eq!(board.value_of_move(naive::number(hint.square), Objective::Normal), best, "{position:?}");
        assert_eq!(hint.value, Evaluation::Exact(exact(best)), "{position:?}");

        let told = hint.reason.clone().unwrap_or_else(|| panic!("a best move has a reason in {position:?}"));
        assert_is_true(&told, &position, hint.square);
        assert_eq!(hint.squares(), told.squares());
        let found = reason(&position, hint.square).unwrap();
        assert!(told == found || !found.is_decisive() && matches!(told, Reason::Threat { .. }), "{position:?}");
        for other in tablebase::best_squares(&position).unwrap() {
            let rule = reason(&position, other).unwrap().rule();
            assert!((rule, other) >= (found.rule(), hint.square), "{other} in {position:?}");
        }
    }
    assert_eq!(hints, 4_520);
}

#[test]
fn unknown_positions_have_no_hint() {
    for rules in [Rules::new(4, 4, 4, Objective::Normal), Rules::new(4, 3, 3, Objective::Misere)] {
        assert_eq!(hint(&Position::new(rules.unwrap())), None);
    }
}
