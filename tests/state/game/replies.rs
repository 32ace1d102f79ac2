//! Replies: the choices of the computer players.

use std::collections::BTreeSet;

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
fn each_reply_has_its_timer_without_a_pause_if_motion_is_reduced() {
    let first = state(setup(PERFECT, Mark::X), "a1");
    let second = played(&after(&first, reply(&first)), "c3");
    let [due, later] = [&first, &second].map(|state| state.scheduled_action().unwrap());
    assert_ne!(due.key(), later.key());
    let ScheduledAction::Reply(revision) = due else { panic!("the computer is to move") };
    let next_game = ScheduledAction::NextGame(revision);
    assert_eq!([due, next_game].map(|due| [due.delay(false), due.delay(true)]), [[400, 0], [1800, 1800]]);
}

#[test]
fn random_choices_differ_between_games() {
    let mut state = state(setup(Opponent::Computer(Computer::Random), Mark::O), "");
    let mut first_moves = BTreeSet::new();
    for _ in 0..100 {
        first_moves.insert(moves(&after(&state, reply(&state))));
        state = after(&state, GameAction::Reset);
    }
    assert_eq!(first_moves.len(), 9, "every square comes up: {first_moves:?}");
}
