//! When the second part of the program is loaded.

use tic_tac_toe::engine::Mark;
use tic_tac_toe::state::{Arrival, GameAction};

use crate::given::{OPEN_SETTINGS, PERFECT, after, assert_dropped, friends, played, setup, state};

#[test]
fn the_second_part_waits_for_the_first_move() {
    for state in [friends(""), state(setup(PERFECT, Mark::X), "")] {
        assert_eq!((state.study(), state.wants_study()), (Arrival::Awaited, false));
        let moved = played(&state, "b2");
        assert!(moved.wants_study());
        assert!(!after(&moved, GameAction::StudyLoaded(true)).wants_study());
    }
    assert!(friends("a1").wants_study());
}

#[test]
fn the_settings_do_not_wait_for_a_move() {
    let open = after(&friends(""), OPEN_SETTINGS);
    assert!(open.wants_study());
    assert!(!after(&open, GameAction::CloseDialog).wants_study());
}

#[test]
fn nothing_tries_again_before_the_reader_does() {
    let failed = after(&friends("a1"), GameAction::StudyLoaded(false));
    assert_eq!((failed.study(), failed.wants_study()), (Arrival::Failed, false));
    let further = after(&played(&failed, "b2"), GameAction::Reset);
    assert!(!played(&further, "c3").wants_study());
    for action in [OPEN_SETTINGS, GameAction::RetryStudy] {
        assert!(after(&failed, action).wants_study());
    }
}

#[test]
fn what_is_there_stays() {
    let here = after(&friends("a1"), GameAction::StudyLoaded(true));
    for action in [GameAction::StudyLoaded(false), GameAction::StudyLoaded(true), GameAction::RetryStudy] {
        assert_dropped(&here, action);
    }
    assert_dropped(&friends("a1"), GameAction::RetryStudy);
}
