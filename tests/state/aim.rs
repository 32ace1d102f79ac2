//! Aiming: the first press selects a square, the second plays it.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::address::state::Address;
use tic_tac_toe::features::host_page::request::{HostRequest, HostSettings};
use tic_tac_toe::state::{
    Announcement, Answer, CoachTool, Controls, Dialog, GameAction, GameState, Go, Host, Preferences, Setup, Stage,
};

use crate::given::{PERFECT, after, assert_dropped, moves, on_board, open_settings, square};

fn friends(moves: &str) -> Rc<GameState> {
    on_board("15x15x5", Opponent::Friend, Mark::X, moves)
}

fn aimed(state: &Rc<GameState>, name: &str) -> Rc<GameState> {
    after(state, GameAction::Aim(square(name)))
}

#[test]
fn first_press_aims_and_second_plays() {
    let state = friends("h8");
    let aiming = aimed(&state, "h9");
    assert_eq!((aiming.aim(), moves(&aiming).as_str()), (Some(square("h9")), "h8"));
    assert_eq!(aiming.revision(), state.revision(), "the board has not changed");
    let played = aimed(&aiming, "h9");
    assert_eq!((played.aim(), moves(&played).as_str()), (None, "h8h9"));
    assert_eq!(played, after(&state, GameAction::Play(square("h9"))));
}

#[test]
fn press_on_another_square_moves_the_aim() {
    let aiming = ["h9", "i9", "o15", "i9"].into_iter().fold(friends("h8"), |state, name| aimed(&state, name));
    assert_eq!((aiming.aim(), moves(&aiming).as_str()), (Some(square("i9")), "h8"));
    assert_eq!(moves(&aimed(&aiming, "i9")), "h8i9");
}

#[test]
fn aim_can_pass_over_marks() {
    let aiming = aimed(&friends("h8"), "h8");
    assert_eq!(aiming.aim(), Some(square("h8")));
    let again = aimed(&aiming, "h8");
    assert_eq!(
        (moves(&again).as_str(), again.aim(), again.announcement()),
        ("h8", aiming.aim(), Announcement::Taken(square("h8")))
    );
    assert_eq!(moves(&aimed(&aimed(&aiming, "h9"), "h9")), "h8h9");
}

#[test]
fn squares_off_the_board_cannot_be_aimed_at() {
    let state = on_board("4x3x3", Opponent::Friend, Mark::X, "");
    for name in ["e1", "a4", "o15"] {
        assert_dropped(&state, GameAction::Aim(square(name)));
    }
    assert_eq!(aimed(&state, "d3").aim(), Some(square("d3")));
}

#[test]
fn aim_requires_the_turn() {
    let thinking = on_board("5x5x4", PERFECT, Mark::X, "c3");
    let stopped = after(&thinking, LazyAction::StopAnalysis(true).into());
    let past = after(&on_board("5x5x4", PERFECT, Mark::X, "c3b2"), GameAction::Go(Go::Back));
    assert_eq!(past.stage(), Stage::EarlierPosition(Mark::O));
    let waiting = on_board("5x5x4", Opponent::Remote, Mark::X, "c3");
    let over = on_board("5x5x4", Opponent::Friend, Mark::X, "a1a5b1b5c1c5d1");
    for state in [thinking, stopped, past, waiting, over] {
        assert_dropped(&state, GameAction::Aim(square("e5")));
        assert_eq!(state.aim(), None);
    }
}

#[test]
fn second_press_plays_on_from_the_past() {
    let past = after(&friends("h8h9i8"), GameAction::Go(Go::To(1)));
    assert_eq!(moves(&aimed(&aimed(&past, "a1"), "a1")), "h8a1");
}

#[test]
fn aim_ends_when_the_board_changes() {
    let state = on_board("5x5x4", PERFECT, Mark::X, "c3b2d3b3");
    let aiming = aimed(&state, "e5");
    let choice = Setup { play: Mark::O, ..state.setup() };
    let table: [(&str, &[GameAction]); 9] = [
        ("a move", &[GameAction::Play(square("a1"))]),
        ("undo", &[GameAction::Undo]),
        ("undo and redo", &[GameAction::Undo, GameAction::Redo]),
        ("another moment", &[GameAction::Go(Go::To(2))]),
        ("there and back again", &[GameAction::Go(Go::First), GameAction::Go(Go::Last)]),
        ("an explanation of another moment", &[LazyAction::Explain(2, Answer::Why).into()]),
        ("reset", &[GameAction::Reset]),
        ("another side", &[GameAction::Choose(choice), LazyAction::Confirm.into()]),
        ("another game", &[crate::given::open(crate::given::game("b2"), Vec::new())]),
    ];
    for (what, actions) in table {
        let now = actions.iter().cloned().fold(aiming.clone(), |state, action| after(&state, action));
        assert_eq!(now.aim(), None, "{what}");
        let without = actions.iter().cloned().fold(state.clone(), |state, action| after(&state, action));
        let shown = |state: &GameState| (state.saved(), state.game().clone(), state.coach(), state.notes().to_vec());
        assert_eq!(shown(&now), shown(&without), "{what}");
    }
}

#[test]
fn aim_survives_actions_that_keep_the_board() {
    let aiming = aimed(&on_board("5x5x4", PERFECT, Mark::X, "c3b2"), "e5");
    let choice = Setup { play: Mark::O, ..aiming.setup() };
    let preferences = Preferences { newest_first: true, ..Preferences::default() };
    let table: [(&str, &[GameAction]); 7] = [
        ("a dialog", &[open_settings()]),
        ("a dialog that is closed again", &[GameAction::show(Dialog::Share), GameAction::CloseDialog]),
        ("a question that is answered with no", &[GameAction::Choose(choice), GameAction::CloseDialog]),
        ("an explanation", &[GameAction::Toggle(CoachTool::Values)]),
        ("a preference", &[LazyAction::Prefer(preferences).into()]),
        ("the focus", &[GameAction::Focus(square("a1"))]),
        ("the moment that is shown already", &[GameAction::Go(Go::Last)]),
    ];
    for (what, actions) in table {
        let now = actions.iter().cloned().fold(aiming.clone(), |state, action| after(&state, action));
        assert_eq!(now.aim(), Some(square("e5")), "{what}");
    }
}

#[test]
fn disabled_game_cannot_be_aimed_at() {
    let state = (*friends("h8")).clone().embedded(Host { is_disabled: false, controls: Controls::default() });
    let set = |is_disabled| {
        let host = Host { is_disabled, controls: Controls::default() };
        let settings = HostSettings { host, ..HostSettings::of(Address::default(), &state) };
        LazyAction::Host(HostRequest::Set(settings)).into()
    };
    let aiming = aimed(&Rc::new(state.clone()), "h9");
    let shown = after(&aiming, set(true));
    assert_eq!(shown.aim(), None);
    assert_dropped(&shown, GameAction::Aim(square("h9")));
    assert_eq!(after(&shown, set(false)).aim(), Some(square("h9")));
}
