//! The roving tab stop of the board.

use tic_tac_toe::engine::{Mark, Rules};
use tic_tac_toe::state::GameAction;

use crate::given::{PERFECT, after, assert_dropped, friends, game, open, setup, square};

#[test]
fn first_tab_stop_is_the_first_square() {
    for moves in ["", "a1", "a1b2a2c3a3"] {
        assert_eq!(friends(moves).tab_stop(), Some(square("a1")));
    }
}

#[test]
fn tab_stop_is_the_square_focused_last() {
    let mut state = friends("a1b2");
    for square in Rules::TIC_TAC_TOE.squares() {
        state = after(&state, GameAction::Focus(square));
        assert_eq!(state.tab_stop(), Some(square));
        assert_dropped(&state, GameAction::Focus(square));
    }
    assert_eq!(after(&state, GameAction::Focus(square("a1"))), friends("a1b2"), "nothing else changes");
}

#[test]
fn moves_and_new_games_keep_the_tab_stop() {
    let focused = after(&friends(""), GameAction::Focus(square("c2")));
    let chosen = GameAction::Choose(setup(PERFECT, Mark::X));
    for action in [GameAction::Play(square("b2")), GameAction::Reset, chosen, open(game("a1"), Vec::new())] {
        assert_eq!(after(&focused, action).tab_stop(), Some(square("c2")));
    }
}
