//! The sounds of the game.

use tic_tac_toe::settings::sounds::state::Cue;

use crate::prelude::*;

#[test]
fn each_move_and_result_has_its_cue() {
    for (moves, last, cue) in [
        ("", "b2", Cue::Move(Mark::X)),
        ("b2", "a1", Cue::Move(Mark::O)),
        ("a1b2a2c3", "a3", Cue::Win),
        ("a1b1c1b2a2c2b3a3", "c3", Cue::Draw),
    ] {
        assert_eq!(played(&friends(moves), last).cue(), Some(cue), "{moves}{last}");
    }
    // O wins at c1, which X overlooks.
    let lost = played(&state(setup(PERFECT, Mark::X), "a1b2a2a3"), "b1");
    assert_eq!(lost.cue(), Some(Cue::Move(Mark::X)));
    assert_eq!(after(&lost, reply(&lost)).cue(), Some(Cue::Loss));
    let won = played(&state(setup(Opponent::Remote, Mark::X), "a1b2a2c3"), "a3");
    assert_eq!(won.cue(), Some(Cue::Win));
}

#[test]
fn louder_sounds_have_a_larger_gain() {
    let gains = Sound::ALL.map(Sound::gain);
    assert!(gains[0] == 0.0 && gains.is_sorted_by(|one, next| one < next) && gains[2] <= 1.0, "{gains:?}");
}

#[test]
fn only_a_move_has_a_cue() {
    let state = played(&friends("b2"), "a1");
    assert_eq!(friends("b2").cue(), None);
    for action in [GameAction::Go(Go::Back), GameAction::Undo, GameAction::Reset] {
        assert_eq!(after(&state, action.clone()).cue(), None, "{action:?}");
    }
}
