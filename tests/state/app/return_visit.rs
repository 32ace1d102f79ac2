//! What the page offers to a player who comes back, or who is second to move.

use engine::other_games::Variant;
use tic_tac_toe::other_games;

use crate::prelude::*;

const WON_BY_X: &str = "a1b1a2b2a3";

fn come_back(state: &Rc<GameState>) -> Rc<GameState> {
    Rc::new((**state).clone().come_back())
}

#[test]
fn game_that_ended_in_an_earlier_visit_is_known_until_the_next_game() {
    let back = come_back(&state(setup(PERFECT, Mark::X), WON_BY_X));
    assert!(back.has_ended_before());
    assert!(!after(&back, GameAction::Reset).has_ended_before());
    assert!(come_back(&friends(WON_BY_X)).has_ended_before());
}

#[test]
fn end_of_an_earlier_visit_stands_still_unless_it_is_played_again() {
    let back = come_back(&state(setup(PERFECT, Mark::X), WON_BY_X));
    assert!(back.is_still());
    assert!(!played(&after(&back, GameAction::Undo), "a3").is_still());
}

#[test]
fn other_games_have_not_ended_in_an_earlier_visit() {
    let won = state(setup(PERFECT, Mark::X), WON_BY_X);
    let embedded = (*won).clone().embedded(Host::default()).come_back();
    let running = come_back(&state(setup(PERFECT, Mark::X), "a1b1"));
    let by_link = come_back(&state(setup(Opponent::Remote, Mark::X), WON_BY_X));
    let infinite = come_back(&after(&won, other_games::Msg::Begin(Variant::Infinite).into()));
    for state in [&*won, &embedded, &running, &by_link, &infinite] {
        assert!(!state.has_ended_before(), "{:?}", state.round);
    }
}

#[test]
fn first_move_is_awaited_only_after_that_of_the_computer() {
    let begun = state(setup(PERFECT, Mark::O), "");
    let moved = after(&begun, reply(&begun));
    assert!(moved.awaits_first_move());
    for other in [begun, state(setup(PERFECT, Mark::O), "b2a1c3"), state(setup(PERFECT, Mark::X), "b2"), friends("b2")]
    {
        assert!(!other.awaits_first_move(), "{:?}", other.round);
    }
}
