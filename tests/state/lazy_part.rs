//! When the lazy part is requested.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::state::{Accent, GameAction, GameState, LazyPart, Preferences, Scores};

use crate::given::{OPEN_SETTINGS, PERFECT, after, assert_dropped, played, setup};

const LOADED: LazyPart = LazyPart::Loaded(LazyPart::RULES);

/// The start of a visit, after these moves.
fn visit(opponent: Opponent, moves: &str) -> Rc<GameState> {
    let setup = setup(opponent, Mark::X);
    played(&Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), 1)), moves)
}

#[test]
fn lazy_part_waits_for_the_first_move() {
    for opponent in [Opponent::Friend, PERFECT] {
        let state = visit(opponent, "");
        assert_eq!((state.lazy_part(), state.requests_lazy_part()), (LazyPart::NotLoaded, false));
        let moved = played(&state, "b2");
        assert!(moved.requests_lazy_part());
        assert!(!after(&moved, GameAction::SetLazyPart(LOADED)).requests_lazy_part());
    }
}

#[test]
fn settings_request_the_lazy_part_at_once() {
    let open = after(&visit(Opponent::Friend, ""), OPEN_SETTINGS);
    assert!(open.requests_lazy_part());
    assert!(!after(&open, GameAction::CloseDialog).requests_lazy_part());
}

#[test]
fn failed_lazy_part_is_retried_only_on_request() {
    let failed = after(&visit(Opponent::Friend, "a1"), GameAction::SetLazyPart(LazyPart::Failed));
    assert_eq!((failed.lazy_part(), failed.requests_lazy_part()), (LazyPart::Failed, false));
    let further = after(&played(&failed, "b2"), GameAction::Reset);
    assert!(!played(&further, "c3").requests_lazy_part());
    for action in [OPEN_SETTINGS, GameAction::SetLazyPart(LazyPart::NotLoaded)] {
        assert!(after(&failed, action).requests_lazy_part());
    }
}

#[test]
fn loaded_lazy_part_stays_loaded() {
    let loaded = after(&visit(Opponent::Friend, "a1"), GameAction::SetLazyPart(LOADED));
    for part in [LazyPart::Failed, LOADED, LazyPart::NotLoaded] {
        assert_dropped(&loaded, GameAction::SetLazyPart(part));
    }
    assert_dropped(&visit(Opponent::Friend, "a1"), GameAction::SetLazyPart(LazyPart::NotLoaded));
}

#[test]
fn accent_requires_the_lazy_part() {
    let plain = GameState::new(setup(PERFECT, Mark::X), Preferences::default(), Scores::default(), 1);
    assert_eq!((plain.accent(), plain.lacks_lazy_part()), (None, false));
    let accent = Accent::from_hex("c04000");
    let colored = plain.with_accent(accent);
    assert!(accent.is_some());
    assert_eq!((colored.accent(), colored.lacks_lazy_part(), colored.requests_lazy_part()), (accent, true, true));
}
