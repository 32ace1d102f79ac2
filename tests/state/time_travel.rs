//! Going through the game, playing on from the past, undoing and redoing.

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::state::{GameAction, Go, Stage};

use crate::given::{PERFECT, after, assert_dropped, friends, moves, played, reply, setup, square, state};

#[test]
fn every_moment_is_reached_and_the_moves_stay() {
    let all = "b2a1c3b1a3";
    let mut state = friends(all);
    for (go, cursor) in [
        (Go::Back, 4),
        (Go::Back, 3),
        (Go::First, 0),
        (Go::Forward, 1),
        (Go::To(3), 3),
        (Go::Forward, 4),
        (Go::Last, 5),
        (Go::To(0), 0),
        (Go::To(99), 5),
    ] {
        state = after(&state, GameAction::Go(go));
        assert_eq!((state.game().cursor(), moves(&state).as_str()), (cursor, &all[..2 * cursor]), "{go:?}");
        assert_eq!(state.game().moves().len(), 5);
    }
    for go in [Go::Last, Go::Forward, Go::To(5), Go::To(6)] {
        assert_dropped(&state, GameAction::Go(go));
    }
    for go in [Go::First, Go::Back] {
        assert_dropped(&friends(""), GameAction::Go(go));
    }
}

#[test]
fn a_move_in_the_past_goes_on_from_there_and_undo_brings_the_others_back() {
    let past = after(&friends("b2a1c3b1"), GameAction::Go(Go::To(2)));
    let other = played(&past, "");
    let other = after(&other, GameAction::Play(square("c1")));
    assert_eq!((moves(&other).as_str(), other.game().moves().len()), ("b2a1c1", 3));
    // However far the game goes on after it.
    for more in [&[][..], &["a3"], &["a3", "a2"]] {
        let mut state = more.iter().fold(other.clone(), |state, name| after(&state, GameAction::Play(square(name))));
        for _ in 0..=more.len() {
            state = after(&state, GameAction::Undo);
        }
        assert_eq!((state.game(), moves(&state).as_str()), (past.game(), "b2a1"));
        for _ in 0..=more.len() {
            state = after(&state, GameAction::Redo);
        }
        assert_eq!(moves(&state).len(), 6 + 2 * more.len());
    }
}

#[test]
fn undo_takes_back_one_move_between_friends_and_two_against_a_computer() {
    let between_friends = after(&friends("b2a1"), GameAction::Undo);
    assert_eq!(moves(&between_friends), "b2");

    let thinking = played(&state(setup(PERFECT, Mark::X), ""), "a1");
    // While it thinks, only the person's move is there to be taken back, and its reply does not land any more.
    let taken_back = after(&thinking, GameAction::Undo);
    assert_eq!((moves(&taken_back).as_str(), taken_back.upcoming()), ("", None));
    assert_dropped(&taken_back, reply(&thinking));

    let replied = after(&thinking, reply(&thinking));
    assert_eq!(moves(&after(&replied, GameAction::Undo)), "");
    // The computer's first move is nobody's here to take back.
    let begun = state(setup(PERFECT, Mark::O), "b2");
    assert!(!begun.can_undo());
    assert_dropped(&begun, GameAction::Undo);
}

#[test]
fn redo_restores_what_undo_took_back_until_something_else_happens() {
    let undone = after(&friends("b2a1"), GameAction::Undo);
    assert!(undone.can_redo());
    assert_eq!(moves(&after(&undone, GameAction::Redo)), "b2a1");
    for other in [GameAction::Play(square("c3")), GameAction::Go(Go::First), GameAction::Reset] {
        let state = after(&undone, other);
        assert!(!state.can_redo());
        assert_dropped(&state, GameAction::Redo);
    }
    assert_dropped(&friends("b2"), GameAction::Redo);
}

#[test]
fn nothing_happens_by_itself_in_the_past() {
    let game = state(setup(PERFECT, Mark::X), "a1b2c3b1");
    for (cursor, stage) in [(0, Stage::Turn(Mark::X)), (1, Stage::Past(Mark::O)), (2, Stage::Turn(Mark::X))] {
        let past = after(&game, GameAction::Go(Go::To(cursor)));
        assert_eq!((past.stage(), past.upcoming()), (stage, None));
    }
    // The computer's mark is not for others to put, in the past either.
    let past = after(&game, GameAction::Go(Go::To(1)));
    assert_dropped(&past, GameAction::Play(square("c1")));
}

#[test]
fn the_person_elsewhere_is_waited_for() {
    let waiting = played(&state(setup(Opponent::Correspondent, Mark::X), ""), "b2");
    assert_eq!((waiting.stage(), waiting.upcoming()), (Stage::Waiting(Mark::O), None));
    assert_dropped(&waiting, GameAction::Play(square("a1")));
}
