//! Actions without effect return the same `Rc`, so that Yew renders nothing.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::state::{CoachTool, GameAction, GameState, Note, Preferences, Stage};

use crate::given::{
    PERFECT, after, assert_dropped, friends, game, open, open_settings, reply, scores_changed, setup, square, state,
    with_score,
};

/// States of every stage, with and without a dialog.
fn states() -> Vec<Rc<GameState>> {
    let boards = [
        friends(""),
        friends("a1"),
        friends("a1b2a2c3a3"),
        friends("a1b1c1b2a2c2b3a3c3"),
        state(setup(PERFECT, Mark::X), "a1"),
        state(setup(PERFECT, Mark::O), "a1"),
    ];
    let with_settings = boards.iter().map(|state| after(state, open_settings()));
    with_settings.chain(boards.iter().cloned()).collect()
}

#[test]
fn actions_without_effect_return_the_same_state() {
    for state in states() {
        assert_dropped(&state, LazyAction::Prefer(state.preferences()).into());
        assert_dropped(&state, GameAction::Choose(state.setup()));
        assert_dropped(&state, LazyAction::Confirm.into());
        assert_dropped(&state, LazyAction::ResetScore.into());
        assert_dropped(&state, LazyAction::Dismiss(Note::NotSaved).into());
        assert_dropped(&state, GameAction::PlayNumbered(0));
        assert_dropped(&state, GameAction::Play(square("d4")));
        if matches!(state.stage(), Stage::Over(_)) {
            assert_dropped(&state, GameAction::Toggle(CoachTool::Hint));
        }
        let scores = state.saved().scores;
        assert_dropped(&state, scores_changed(scores.clone(), scores));
        if state.dialog().is_none() {
            assert_dropped(&state, GameAction::CloseDialog);
        }
    }
}

#[test]
fn actions_with_effect_return_a_new_state() {
    for state in states() {
        let scores =
            with_score(Scores::default(), Opponent::Friend, tic_tac_toe::state::Score { near: 1, draws: 0, far: 0 });
        let preferences = Preferences { next_after_draw: true, ..state.preferences() };
        for action in [
            GameAction::Reset,
            LazyAction::Prefer(preferences).into(),
            LazyAction::Notify(Note::NotSaved).into(),
            scores_changed(Scores::default(), scores),
            open(game("b3c1"), Vec::new()),
        ] {
            let next = after(&state, action.clone());
            assert!(!Rc::ptr_eq(&state, &next) && *state != *next, "{action:?} of {state:?}");
        }
    }
}

#[test]
fn dropped_reply_returns_the_same_state() {
    // No state here reaches the first moment of a second game.
    let stale = reply(&after(&state(setup(PERFECT, Mark::O), ""), GameAction::Reset));
    for state in states().into_iter().filter(|state| state.game().cursor() > 0) {
        assert_dropped(&state, stale.clone());
    }
}
