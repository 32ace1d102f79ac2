//! When the lazy part is requested.

use tic_tac_toe::engine::Mark;
use tic_tac_toe::state::{Accent, Arrival, GameAction, GameState, Preferences, Scores};

use crate::given::{OPEN_SETTINGS, PERFECT, after, assert_dropped, friends, played, setup, state};

#[test]
fn lazy_part_waits_for_the_first_move() {
    for state in [friends(""), state(setup(PERFECT, Mark::X), "")] {
        assert_eq!((state.study(), state.wants_study()), (Arrival::Awaited, false));
        let moved = played(&state, "b2");
        assert!(moved.wants_study());
        assert!(!after(&moved, GameAction::StudyLoaded(true)).wants_study());
    }
    assert!(friends("a1").wants_study());
}

#[test]
fn settings_request_the_lazy_part_at_once() {
    let open = after(&friends(""), OPEN_SETTINGS);
    assert!(open.wants_study());
    assert!(!after(&open, GameAction::CloseDialog).wants_study());
}

#[test]
fn failed_lazy_part_is_retried_only_on_request() {
    let failed = after(&friends("a1"), GameAction::StudyLoaded(false));
    assert_eq!((failed.study(), failed.wants_study()), (Arrival::Failed, false));
    let further = after(&played(&failed, "b2"), GameAction::Reset);
    assert!(!played(&further, "c3").wants_study());
    for action in [OPEN_SETTINGS, GameAction::RetryStudy] {
        assert!(after(&failed, action).wants_study());
    }
}

#[test]
fn loaded_lazy_part_stays_loaded() {
    let here = after(&friends("a1"), GameAction::StudyLoaded(true));
    for action in [GameAction::StudyLoaded(false), GameAction::StudyLoaded(true), GameAction::RetryStudy] {
        assert_dropped(&here, action);
    }
    assert_dropped(&friends("a1"), GameAction::RetryStudy);
}

#[test]
fn accent_requires_the_lazy_part() {
    let plain = GameState::new(setup(PERFECT, Mark::X), Preferences::default(), Scores::default(), 1);
    assert_eq!((plain.accent(), plain.needs_study()), (None, false));
    let accent = Accent::from_hex("c04000");
    let colored = plain.coloured(accent);
    assert!(accent.is_some());
    assert_eq!((colored.accent(), colored.needs_study(), colored.wants_study()), (accent, true, true));
}
