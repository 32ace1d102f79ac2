//! Setting up a position by pressing squares.

use std::collections::HashSet;

use tic_tac_toe::engine::{ImpossiblePosition, Mark, Position, Rules};
use tic_tac_toe::state::Draft;

use crate::given::square;

/// Every position that play reaches.
pub fn positions() -> HashSet<Position> {
    let mut found = HashSet::new();
    let mut open = vec![Position::new(Rules::TIC_TAC_TOE)];
    while let Some(position) = open.pop() {
        if found.insert(position) {
            open.extend(position.legal_squares().iter().filter_map(|square| position.play(square).ok()));
        }
    }
    assert_eq!(found.len(), 5_478);
    found
}

#[test]
fn every_position_is_set_up_by_pressing_squares() {
    let empty = Draft::of(&Position::new(Rules::TIC_TAC_TOE));
    for position in positions() {
        let presses = |mark| if mark == Mark::X { 1 } else { 2 };
        let marks =
            Mark::ALL.into_iter().flat_map(|mark| position.marks(mark).iter().map(move |square| (square, mark)));
        let draft = marks
            .fold(empty, |draft, (square, mark)| (0..presses(mark)).fold(draft, |draft, _| draft.changed_at(square)));
        assert_eq!(draft.position(), Ok(position));
        assert_eq!(draft, Draft::of(&position));
        assert_eq!(draft.cleared(), empty);
    }
}

#[test]
fn a_third_press_frees_the_square() {
    let empty = Draft::of(&Position::new(Rules::TIC_TAC_TOE));
    let mut draft = empty;
    for expected in [Some(Mark::X), Some(Mark::O), None] {
        draft = draft.changed_at(square("b2"));
        assert_eq!(draft.mark_at(square("b2")), expected);
    }
    assert_eq!(draft, empty);
}

#[test]
fn what_cannot_come_about_says_why() {
    let empty = Draft::of(&Position::new(Rules::TIC_TAC_TOE));
    let two = empty.changed_at(square("a1")).changed_at(square("b1"));
    assert!(matches!(two.position(), Err(ImpossiblePosition::TooMany { mark: Mark::X, .. })));
    let turn = empty.with_turn(Mark::O).position();
    assert!(matches!(turn, Err(ImpossiblePosition::WrongTurn { due: Mark::X, .. })));
}
