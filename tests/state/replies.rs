//! Computer replies: timing, effect, and dropping of late replies.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Opponent, Outcome};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{GameAction, GameState, Preferences, ScheduledAction, Setup, Stage, Theme};

use crate::given::{
    PERFECT, after, assert_dropped, game, moves, open, open_settings, reply, seeded, setup, square, state,
};

/// Returns all computer players with both marks.
fn setups() -> impl Iterator<Item = Setup> {
    Computer::ALL
        .into_iter()
        .flat_map(|computer| Mark::ALL.into_iter().map(move |play| setup(Opponent::Computer(computer), play)))
}

#[test]
fn reply_is_one_legal_move_of_the_computer() {
    for setup in setups() {
        let mut state = state(setup, "");
        while state.position().outcome().is_none() {
            let before = state.position();
            let own_turn = before.turn() == setup.play;
            let action = if own_turn {
                assert_eq!(state.scheduled_action(), None);
                GameAction::Play(before.legal_squares().first().unwrap())
            } else {
                reply(&state)
            };
            let next = after(&state, action);
            assert_eq!(next.game().moves().len(), state.game().moves().len() + 1);
            let played = next.game().last_move().unwrap();
            assert!(before.legal_squares().contains(played));
            assert_eq!(next.position().mark_at(played), Some(before.turn()));
            state = next;
        }
        assert_eq!(state.scheduled_action(), None, "nothing happens by itself after the end");
    }
}

#[test]
fn reply_is_a_choice_of_the_computer_player() {
    for seed in 0..20 {
        for setup in setups().filter(|setup| setup.play == Mark::X) {
            let Opponent::Computer(computer) = setup.opponent else { continue };
            let state = seeded(setup, "a1", Default::default(), seed);
            let next = after(&Rc::new(state.clone()), reply(&state));
            assert_eq!(next.game().last_move(), computer.reply(&state.position(), seed), "{computer:?}");
            assert_eq!([0, 1, 2].map(|number| next.computer_that_made(number)), [None, None, Some(computer)]);
        }
    }
}

#[test]
fn each_reply_has_another_key() {
    let key = |state: &GameState| state.scheduled_action().unwrap().key();
    let first = state(setup(PERFECT, Mark::X), "a1");
    let replied = after(&first, reply(&first));
    let second = after(&replied, GameAction::Play(replied.position().legal_squares().first().unwrap()));
    assert_ne!(key(&first), key(&second));
}

#[test]
fn random_choices_differ_between_games() {
    let mut state = state(setup(Opponent::Computer(Computer::Random), Mark::O), "");
    let mut first_moves: Vec<String> = Vec::new();
    for _ in 0..100 {
        first_moves.push(moves(&after(&state, reply(&state))));
        state = after(&state, GameAction::Reset);
    }
    first_moves.sort();
    first_moves.dedup();
    assert_eq!(first_moves.len(), 9, "every square comes up: {first_moves:?}");
}

#[test]
fn computer_begins_if_the_player_chooses_o() {
    for computer in Computer::ALL {
        let x = state(setup(Opponent::Computer(computer), Mark::X), "");
        assert_eq!((x.stage(), x.scheduled_action()), (Stage::Turn(Mark::X), None));
        let o = after(&x, GameAction::Choose(Setup { play: Mark::O, ..x.setup() }));
        assert_eq!(o.stage(), Stage::Thinking(computer));
        let begun = after(&o, reply(&o));
        assert_eq!((begun.stage(), begun.game().moves().len()), (Stage::Turn(Mark::O), 1));
    }
}

#[test]
fn late_reply_is_dropped() {
    let thinking = state(setup(PERFECT, Mark::X), "a1");
    let stale = reply(&thinking);
    let other_side = Setup { play: Mark::O, ..thinking.setup() };
    let other_player = setup(Opponent::Computer(Computer::Casual), Mark::X);
    let table: [(&str, &[GameAction]); 8] = [
        ("the reply itself", std::slice::from_ref(&stale)),
        ("a new game", &[GameAction::Reset]),
        ("a new game, as far along", &[GameAction::Reset, GameAction::Play(square("a1"))]),
        ("the other side", &[GameAction::Choose(other_side), LazyAction::Confirm.into()]),
        ("another player", &[GameAction::Choose(other_player), LazyAction::Confirm.into()]),
        (
            "another player, as far along",
            &[GameAction::Choose(other_player), LazyAction::Confirm.into(), GameAction::Play(square("a1"))],
        ),
        ("a friend", &[GameAction::Choose(setup(Opponent::Friend, Mark::X)), LazyAction::Confirm.into()]),
        ("as many moves from an address", &[open(game("c3"), Vec::new())]),
    ];
    for (what, actions) in table {
        let later = actions.iter().cloned().fold(thinking.clone(), |state, action| {
            let next = after(&state, action.clone());
            assert!(!Rc::ptr_eq(&state, &next), "{action:?} changes something");
            next
        });
        let next = after(&later, stale.clone());
        assert!(Rc::ptr_eq(&later, &next), "after {what}");
    }
}

#[test]
fn reply_for_an_earlier_moment_is_dropped() {
    let first = state(setup(PERFECT, Mark::X), "a1");
    let replied = after(&first, reply(&first));
    let square = replied.position().legal_squares().first().unwrap();
    let second = after(&replied, GameAction::Play(square));
    assert_dropped(&second, reply(&first));
    assert_eq!(after(&second, reply(&second)).game().moves().len(), 4);
    // A reply for a later moment is dropped as well.
    assert_dropped(&first, reply(&second));
}

#[test]
fn unrelated_actions_do_not_cancel_the_reply() {
    let thinking = state(setup(PERFECT, Mark::X), "a1");
    let landed = moves(&after(&thinking, reply(&thinking)));
    for action in [
        LazyAction::Prefer(Preferences {
            theme: Theme::Dark,
            next_after_draw: true,
            newest_first: true,
            ..Preferences::default()
        }),
        LazyAction::ResetScore,
    ] {
        let later = after(&thinking, action.into());
        assert_eq!(later.scheduled_action(), thinking.scheduled_action());
        assert_eq!(moves(&after(&later, reply(&thinking))), landed);
    }
}

#[test]
fn reply_waits_until_the_dialog_is_closed() {
    let thinking = state(setup(PERFECT, Mark::X), "a1");
    for action in [open_settings(), GameAction::Choose(setup(Opponent::Friend, Mark::X))] {
        let open = after(&thinking, action);
        assert!(open.dialog().is_some());
        assert_dropped(&open, reply(&thinking));
        let closed = after(&open, GameAction::CloseDialog);
        assert_eq!(closed.scheduled_action(), thinking.scheduled_action());
        assert_eq!(after(&closed, reply(&closed)), after(&thinking, reply(&thinking)));
    }
}

#[test]
fn reply_can_win_the_game() {
    let state = state(setup(PERFECT, Mark::X), "a1b2c3b1a2");
    let next = after(&state, reply(&state));
    assert!(matches!(next.stage(), Stage::Over(Outcome::Won { by: Mark::O, .. })));
    assert!(!matches!(next.scheduled_action(), Some(ScheduledAction::Reply(_))));
}
