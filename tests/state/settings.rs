//! Settings: the sounds of the game and the direction of the language.

use tic_tac_toe::settings::sounds::state::Cue;
use tic_tac_toe::state::language::Language;

use crate::prelude::*;

#[test]
fn each_move_and_result_has_its_cue_and_nothing_else() {
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
    for action in [GameAction::Go(Go::Back), GameAction::Undo, GameAction::Reset] {
        assert_eq!(after(&won, action.clone()).cue(), None, "{action:?}");
    }
}

#[test]
fn arrows_follow_the_direction_of_the_language() {
    for (tag, [left, right]) in [("de", [Go::Back, Go::Forward]), ("he", [Go::Forward, Go::Back])] {
        let language = Language::read(&|_| tag.to_owned(), |_| 5);
        let state = GameState::clone(&friends("b2a1")).with_language(language);
        assert_eq!((state.language, state.arrows()), (language, [left, right]), "{tag}");
        assert_eq!([left, right].map(|go| state.arrow_to(go)), ["←", "→"], "{tag}");
    }
    assert_eq!(friends("").arrows(), [Go::Back, Go::Forward], "English");
}
