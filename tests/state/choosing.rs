//! Choosing an opponent or a side, and resetting.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{Dialog, GameAction, GameState, Look, Preferences, Setup, Theme};

use crate::given::{PERFECT, after, assert_dropped, friends, moves, open_settings, played, setup, state};

/// Returns every setup of 3×3.
fn setups() -> impl Iterator<Item = Setup> {
    Opponent::ALL.into_iter().flat_map(|opponent| Mark::ALL.into_iter().map(move |play| setup(opponent, play)))
}

/// Checks that a new game with this setup begins and that nothing else changes.
fn assert_new_game(before: &GameState, now: &GameState, setup: Setup) {
    assert_eq!((now.setup(), moves(now).as_str(), now.dialog()), (setup, "", None));
    assert_eq!(now.saved().scores, before.saved().scores);
    assert_eq!((now.preferences(), now.notes()), (before.preferences(), before.notes()));
}

#[test]
fn choice_starts_a_new_game_if_no_play_is_lost() {
    let states = [
        friends(""),
        state(setup(PERFECT, Mark::X), ""),
        state(setup(PERFECT, Mark::O), ""),
        // Only the computer has moved.
        state(setup(PERFECT, Mark::O), "b2"),
        // Undo took the only moves back.
        after(&played(&friends(""), "a1"), GameAction::Undo),
        after(&state(setup(PERFECT, Mark::X), "a1b2"), GameAction::Undo),
        played(&friends(""), "a1b2a2c3a3"),
        state(setup(PERFECT, Mark::X), "a1b1c1b2a2c2b3a3c3"),
    ];
    for before in states {
        for setup in setups().filter(|setup| *setup != before.setup()) {
            assert_new_game(&before, &after(&before, GameAction::Choose(setup)), setup);
        }
        assert_dropped(&before, GameAction::Choose(before.setup()));
    }
}

#[test]
fn choice_asks_before_ending_a_running_game() {
    let states = [
        friends("a1"),
        state(setup(PERFECT, Mark::X), "a1"),
        state(setup(PERFECT, Mark::X), "a1b2"),
        state(setup(PERFECT, Mark::O), "a1b2"),
    ];
    for before in states {
        for setup in setups().filter(|setup| *setup != before.setup()) {
            let asked = after(&before, GameAction::Choose(setup));
            assert_eq!(asked.dialog(), Some(&Dialog::EndGame(setup)));
            assert_eq!((asked.setup(), asked.game()), (before.setup(), before.game()), "no game has ended");

            assert_new_game(&before, &after(&asked, LazyAction::Confirm.into()), setup);
            assert_eq!(after(&asked, GameAction::CloseDialog), before, "nothing changes");
        }
        assert_dropped(&before, GameAction::Choose(before.setup()));
    }
}

#[test]
fn question_is_about_the_last_choice() {
    let casual = setup(Opponent::Computer(Computer::Casual), Mark::X);
    let random = setup(Opponent::Computer(Computer::Random), Mark::O);
    let asked = after(&after(&friends("a1"), GameAction::Choose(casual)), GameAction::Choose(random));
    assert_eq!(asked.dialog(), Some(&Dialog::EndGame(random)));
    assert_eq!(after(&asked, LazyAction::Confirm.into()).setup(), random);
}

#[test]
fn choosing_the_current_setup_cancels_the_question() {
    for before in [friends("a1"), state(setup(PERFECT, Mark::X), "a1b2"), state(setup(PERFECT, Mark::O), "a1b2")] {
        for other in setups().filter(|setup| *setup != before.setup()) {
            let asked = after(&before, GameAction::Choose(other));
            assert_eq!(after(&asked, GameAction::Choose(before.setup())), before);
        }
        let settings = after(&before, open_settings());
        assert_dropped(&settings, GameAction::Choose(before.setup()));
    }
}

#[test]
fn confirmation_requires_the_question() {
    for moves in ["", "a1", "a1b2a2c3a3"] {
        let state = friends(moves);
        assert_dropped(&state, LazyAction::Confirm.into());
        assert_dropped(&after(&state, open_settings()), LazyAction::Confirm.into());
    }
}

#[test]
fn settings_open_and_close_over_any_game() {
    for moves in ["", "a1", "a1b2a2c3a3"] {
        let state = friends(moves);
        assert_dropped(&state, GameAction::CloseDialog);
        let open = after(&state, open_settings());
        assert_eq!(open.dialog(), Some(&Dialog::Settings));
        assert_eq!(after(&open, GameAction::CloseDialog), state);
    }
}

#[test]
fn dialog_with_choices_stays_open_for_the_next_choice() {
    for dialog in [Dialog::Boards, Dialog::Strategies] {
        let open = after(&friends(""), GameAction::Show(dialog.clone()));
        for setup in setups() {
            let chosen = after(&open, GameAction::Choose(setup));
            assert_eq!((chosen.setup(), chosen.dialog()), (setup, Some(&dialog)));
        }
    }
}

#[test]
fn reset_does_not_ask() {
    for before in
        [friends(""), friends("a1b2"), played(&friends(""), "a1b2a2c3a3"), state(setup(PERFECT, Mark::O), "b2")]
    {
        assert_new_game(&before, &after(&before, GameAction::Reset), before.setup());
    }
    let asked = after(&friends("a1"), GameAction::Choose(setup(PERFECT, Mark::O)));
    assert_new_game(&asked, &after(&asked, GameAction::Reset), asked.setup());
}

#[test]
fn preferences_do_not_change_the_game() {
    let before = friends("a1b2");
    for theme in Theme::ALL {
        for (look, next_after_draw) in Look::ALL.into_iter().zip([false, true]) {
            let preferences =
                Preferences { theme, look, next_after_draw, newest_first: next_after_draw, ..Preferences::default() };
            let now = after(&before, LazyAction::Prefer(preferences).into());
            assert_eq!((now.preferences(), now.saved().preferences), (preferences, preferences));
            let back = after(&now, LazyAction::Prefer(before.preferences()).into());
            assert_eq!(back, before);
            assert_eq!(Rc::ptr_eq(&now, &before), preferences == before.preferences());
        }
    }
}
