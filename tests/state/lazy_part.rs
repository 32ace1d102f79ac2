//! When the lazy part is requested.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Opponent};
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::state::{CoachTool, GameAction, GameState, Go, LazyPart, Preferences, Setup};

use crate::given::{PERFECT, after, assert_dropped, open_settings, played, setup, square};

const LOADED: LazyPart = LazyPart::Loaded(LazyPart::RULES);

/// The start of a visit, after these moves.
fn visit(opponent: Opponent, moves: &str) -> Rc<GameState> {
    played(&begun(setup(opponent, Mark::X)), moves)
}

fn begun(setup: Setup) -> Rc<GameState> {
    Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), 1))
}

#[test]
fn lazy_part_waits_for_the_first_move() {
    for opponent in [Opponent::Friend, PERFECT] {
        let state = visit(opponent, "");
        assert_eq!((state.lazy.part, state.requests_lazy_part()), (LazyPart::NotLoaded, false));
        let moved = played(&state, "b2");
        assert!(moved.requests_lazy_part());
        assert!(!after(&moved, GameAction::SetLazyPart(LOADED)).requests_lazy_part());
    }
}

#[test]
fn settings_and_hint_request_the_lazy_part_at_once() {
    let open = after(&visit(Opponent::Friend, ""), open_settings());
    assert!(open.requests_lazy_part());
    assert!(!after(&open, GameAction::CloseDialog).requests_lazy_part());
    let hinted = after(&visit(Opponent::Friend, ""), GameAction::Toggle(CoachTool::Hint));
    assert!(hinted.requests_lazy_part());
}

#[test]
fn failed_lazy_part_is_retried_on_request_and_with_each_game() {
    let failed = after(&visit(Opponent::Friend, "a1"), GameAction::SetLazyPart(LazyPart::Failed));
    assert_eq!((failed.lazy.part, failed.requests_lazy_part()), (LazyPart::Failed, false));
    assert!(!played(&failed, "b2").requests_lazy_part());
    for action in [open_settings(), GameAction::SetLazyPart(LazyPart::NotLoaded), GameAction::Reset] {
        assert!(after(&failed, action).requests_lazy_part());
    }
}

#[test]
fn loaded_lazy_part_stays_loaded() {
    let loaded = after(&visit(Opponent::Friend, "a1"), GameAction::SetLazyPart(LOADED));
    for part in [LazyPart::Failed, LOADED, LazyPart::NotLoaded] {
        assert_dropped(&loaded, GameAction::SetLazyPart(part));
    }
    let waiting = visit(Opponent::Friend, "a1");
    assert_eq!(after(&waiting, GameAction::SetLazyPart(LazyPart::NotLoaded)), waiting);
}

#[test]
fn undo_and_navigation_wait_for_the_lazy_part() {
    for (action, cursor) in [(GameAction::Undo, 1), (GameAction::Go(Go::First), 0)] {
        let asked = after(&visit(Opponent::Friend, "a1b2"), action);
        assert_eq!(asked.game().cursor(), 2);
        assert_eq!(after(&asked, GameAction::SetLazyPart(LOADED)).game().cursor(), cursor);
        // The player has gone on.
        let moved = after(&asked, GameAction::Play(square("c3")));
        assert_eq!(after(&moved, GameAction::SetLazyPart(LOADED)).game().cursor(), 3);
        let restarted = played(&after(&asked, GameAction::Reset), "a1");
        assert_eq!(after(&restarted, GameAction::SetLazyPart(LOADED)).game().cursor(), 1);
    }
}

#[test]
fn another_setup_requests_the_lazy_part_which_saves_it() {
    let state = begun(Setup::FIRST_VISIT);
    assert!(!state.requests_lazy_part());
    assert!(after(&state, GameAction::Choose(setup(Opponent::Friend, Mark::X))).requests_lazy_part());
}

#[test]
fn only_the_opponent_of_a_first_visit_replies_without_the_lazy_part() {
    for computer in Computer::ALL {
        let opponent = Opponent::Computer(computer);
        let waiting = begun(setup(opponent, Mark::O));
        let is_first = opponent == Setup::FIRST_VISIT.opponent;
        assert_eq!((waiting.scheduled_action().is_some(), waiting.needs_lazy_part()), (is_first, !is_first));
        let loaded = after(&waiting, GameAction::SetLazyPart(LOADED));
        assert!(loaded.scheduled_action().is_some(), "{computer:?}");
        // It is the same reply with and without the lazy part.
        let reply = |state: &GameState| state.action_for(state.scheduled_action()?);
        assert!(!is_first || reply(&waiting) == reply(&loaded));
    }
}
