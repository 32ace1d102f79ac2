//! Replies: the choices of the computer players.

use crate::prelude::*;

#[test]
fn reply_is_a_choice_of_the_computer_player() {
    for seed in 0..20 {
        for computer in Computer::ALL {
            let state = seeded(setup(Opponent::Computer(computer), Mark::X), "a1", Default::default(), seed);
            let next = after(&Rc::new(state.clone()), reply(&state));
            assert_eq!(next.game().last_move(), computer.reply(&state.position(), seed), "{computer:?}");
            assert_eq!([0, 1, 2].map(|number| next.round.computer_that_made(number)), [None, None, Some(computer)]);
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
fn reduced_motion_skips_the_pause_before_a_reply_only() {
    let due = state(setup(PERFECT, Mark::X), "a1").scheduled_action().unwrap();
    let ScheduledAction::Reply(revision) = due else { panic!("the computer is to move") };
    assert_eq!([due.delay(false), due.delay(true)], [400, 0]);
    let next_game = ScheduledAction::NextGame(revision);
    assert_eq!([next_game.delay(false), next_game.delay(true)], [1800; 2]);
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
