//! The embedded game: settings and requests of the host page, and remaining actions of the player.

use engine::IllegalMove;
use engine::other_games::Variant;
use tic_tac_toe::embed;
use tic_tac_toe::embed::host_page::problem::HostProblem;
use tic_tac_toe::embed::host_page::request::{HostRequest, HostSettings, with_shown_game};
use tic_tac_toe::game;
use tic_tac_toe::other_games::{self, address};
use tic_tac_toe::settings::looks::accent::{Accent, AccentChoice};
use tic_tac_toe::share::address::page_settings::PageSettings;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::state::Part;

use crate::any;
use crate::prelude::*;

/// Embeds a state in a host page.
fn embedded(state: &GameState, host: Host) -> Rc<GameState> {
    Rc::new(state.clone().embedded(host))
}

/// A host page that shows all controls.
fn everything() -> Host {
    Host { controls: Part::ALL.into_iter().fold(Controls::NONE, |all, part| all.with(part, true)), is_disabled: false }
}

fn disabled() -> Host {
    Host { is_disabled: true, ..everything() }
}

fn ask(state: &Rc<GameState>, request: HostRequest) -> Rc<GameState> {
    after(state, embed::Msg::Host(request).into())
}

fn set(state: &Rc<GameState>, address: Address) -> Rc<GameState> {
    ask(state, HostRequest::Set(HostSettings::of(address, state)))
}

fn set_page(state: &Rc<GameState>, page: PageSettings) -> Rc<GameState> {
    set(state, Address { page, ..Address::default() })
}

#[test]
fn part_names_survive_a_round_trip() {
    for bits in 0..1_u8 << Part::ALL.len() {
        let chosen = |part: &&Part| bits >> **part as u8 & 1 == 1;
        let controls = Part::ALL.iter().filter(chosen).fold(Controls::NONE, |all, part| all.with(*part, true));
        assert_eq!(Controls::from_names(&controls.names(",")), Some(controls));
        for part in Part::ALL {
            assert_eq!(controls.has(part), bits >> part as u8 & 1 == 1);
            assert!(controls.with(part, true).has(part) && !controls.with(part, true).with(part, false).has(part));
        }
    }
    assert_eq!(Controls::from_names(""), Some(Controls::NONE));
    assert_eq!(Controls::from_names("status,score,reset"), Some(Controls::default()));
    assert_eq!(Controls::from_names("status, score reset,"), Some(Controls::default()));
    for names in ["Status", "board", "status;score", "__proto__"] {
        assert_eq!(Controls::from_names(names), None, "{names}");
    }
}

#[test]
fn shown_controls_determine_allowed_actions() {
    let given = played(&friends(""), "b2a1c3");
    let undone = after(&given, GameAction::Undo);
    let cases = [
        (&given, GameAction::Reset, Part::Reset),
        (&given, GameAction::Undo, Part::History),
        (&undone, GameAction::Redo, Part::History),
        (&given, GameAction::Go(Go::First), Part::History),
        (&given, GameAction::Toggle(CoachTool::Hint), Part::Hint),
        (&given, GameAction::Toggle(CoachTool::Values), Part::Hint),
        (&given, game::Msg::Explain(2, Answer::Why).into(), Part::Hint),
        (&given, GameAction::Choose(setup(PERFECT, Mark::O)), Part::Settings),
        (&given, GameAction::show(Dialog::Shortcuts), Part::Settings),
    ];
    for (given, action, part) in cases {
        let with = embedded(given, Host { controls: Controls::NONE.with(part, true), is_disabled: false });
        assert_ne!(after(&with, action.clone()), with, "{action:?} with {part:?}");
        let without = embedded(given, Host { controls: everything().controls.with(part, false), is_disabled: false });
        assert!(Rc::ptr_eq(&after(&without, action.clone()), &without), "{action:?} without {part:?}");
        assert!(after(&without, GameAction::show(Dialog::Lesson)).dialog.is_some(), "other dialogs have no control");
    }
}

#[test]
fn host_does_not_move_for_the_computer_in_the_past() {
    let begun = embedded(&state(setup(PERFECT, Mark::X), "b2a1"), everything());
    let past = after(&begun, GameAction::Go(Go::To(1)));
    assert_eq!(past.refusal(&HostRequest::Play(square("c3"), None)), Some(HostProblem::NotYourTurn));
    assert!(Rc::ptr_eq(&ask(&past, HostRequest::Play(square("c3"), None)), &past));
    let own = after(&begun, GameAction::Go(Go::First));
    assert_eq!(own.refusal(&HostRequest::Play(square("c3"), None)), None);
}

#[test]
fn disabled_game_ignores_the_player() {
    let shown = embedded(&state(setup(PERFECT, Mark::O), ""), disabled());
    assert_eq!((shown.stage(), shown.scheduled_action()), (Stage::ReadOnly(Mark::X), None));
    let moves = [GameAction::Play(square("b2")), GameAction::Aim(square("b2")), GameAction::PlayNumbered(5)];
    for action in moves.into_iter().chain([GameAction::Reset, GameAction::Undo]) {
        assert!(Rc::ptr_eq(&after(&shown, action.clone()), &shown), "{action:?}");
    }
    // A choice and a pasted game, from dialogs that were open when the host page disabled the game.
    let running = set_page(
        &embedded(&friends("a1"), everything()),
        PageSettings { is_disabled: Some(true), ..PageSettings::default() },
    );
    let pasted = game::Msg::Replace(running.setup(), game("b2"), Vec::new()).into();
    for action in [GameAction::Choose(setup(PERFECT, Mark::X)), pasted] {
        assert!(Rc::ptr_eq(&after(&running, action.clone()), &running), "{action:?}");
    }
    // The host page can play for both sides, and no computer player replies.
    let driven =
        ["b2", "a1", "c3"].iter().fold(shown, |state, name| ask(&state, HostRequest::Play(square(name), None)));
    assert_eq!((driven.game().moves(), driven.scheduled_action()), (game("b2a1c3").moves(), None));
    assert!(matches!(embedded(&friends("a1b1a2b2a3"), disabled()).stage(), Stage::Over(_)));
}

#[test]
fn settings_change_only_named_values() {
    let given = played(&embedded(&friends(""), everything()), "b2a1");
    let themed = set_page(&given, PageSettings { theme: Some(Theme::Dark), ..PageSettings::default() });
    assert_eq!((themed.game(), themed.preferences.theme), (given.game(), Theme::Dark));
    assert_eq!(themed.host, given.host);
    let drawn = set_page(
        &themed,
        PageSettings { look: Some(Look::Paper), accent: AccentChoice::read("7c3aed"), ..PageSettings::default() },
    );
    assert_eq!((drawn.preferences.look, drawn.preferences.theme), (Look::Paper, Theme::Dark));
    assert_eq!((drawn.accent(), drawn.game()), (Accent::from_hex("7c3aed"), given.game()));
    let plain = set_page(&drawn, PageSettings { accent: Some(AccentChoice::Default), ..PageSettings::default() });
    assert_eq!((plain.accent(), plain.preferences.look), (None, Look::Paper));
    let fewer = set_page(&themed, PageSettings { controls: Some(Controls::NONE), ..PageSettings::default() });
    assert_eq!(fewer.host, Some(Host { controls: Controls::NONE, is_disabled: false }));
    assert_eq!((fewer.preferences.theme, fewer.game()), (Theme::Dark, given.game()));
    let still = set_page(&fewer, PageSettings { is_disabled: Some(true), ..PageSettings::default() });
    assert_eq!((still.stage(), still.game()), (Stage::ReadOnly(Mark::X), given.game()));
    assert!(Rc::ptr_eq(&set(&still, Address::default()), &still));
    // A new opponent starts a new game without a question, and its moves are played at once.
    let other = set(&given, Address { opponent: Some(PERFECT), ..Address::default() });
    assert_eq!((other.dialog.as_ref(), other.game().moves().len(), other.setup().opponent), (None, 0, PERFECT));
    let moves = Some(game("b2a1c3"));
    let both = set(&given, Address { opponent: Some(PERFECT), play: Some(Mark::O), game: moves, ..Address::default() });
    assert_eq!((both.setup(), both.game().moves()), (setup(PERFECT, Mark::O), game("b2a1c3").moves()));
    // The shown game again changes nothing, an earlier moment of it does.
    assert!(Rc::ptr_eq(&set(&both, Address { game: Some(game("b2a1c3")), ..Address::default() }), &both));
    let earlier = set(&both, Address { game: Some(game("b2a1")), ..Address::default() });
    assert_eq!(earlier.game(), &game("b2a1"));
}

#[test]
fn game_with_an_invalid_move_changes_nothing() {
    let given = played(&embedded(&friends(""), everything()), "b2a1");
    for moves in ["zzz", "a1a1", "b2a1c3d4", "x"] {
        let pairs = vec![("moves".to_owned(), moves.to_owned())];
        let address = Address::read_with_rules(given.setup().rules, Vec::new(), pairs);
        assert_eq!(address.notes.len(), 1, "{moves}");
        assert!(Rc::ptr_eq(&set(&given, address), &given), "{moves}");
    }
}

#[test]
fn problem_with_a_setting_names_the_possible_values() {
    let problem = |name: &str, value: &str| {
        let address = Address::read(vec![(name.to_owned(), value.to_owned())], Vec::new());
        let note = &address.notes[0];
        HostProblem::with_setting(note, Texts::ENGLISH.setting_problem(note).expect("a problem")).message()
    };
    assert_eq!(problem("theme", "drak"), "theme=\"drak\" is invalid; possible: auto, light, dark, contrast");
    assert_eq!(problem("play", "y"), "play=\"y\" is invalid; possible: x, o");
    for (name, value) in [("objective", "norml"), ("opponent", "freind"), ("look", "clay"), ("controls", "wheel")] {
        let message = problem(name, value);
        assert!(message.starts_with(&format!("{name}=\"{value}\" is invalid; possible: ")), "{message}");
    }
    assert!(problem("accent", "banana").ends_with("possible: a color such as #7c3aed"));
    assert!(problem("board", "9x9x10").starts_with("board: "));
}

#[test]
fn changes_in_the_frame_are_told_from_those_of_the_host_page() {
    let given = played(&embedded(&friends(""), everything()), "b2a1");
    let by_visitor = [
        GameAction::Play(square("c3")),
        GameAction::Undo,
        GameAction::Go(Go::First),
        GameAction::Reset,
        game::Msg::Replace(given.setup(), game("b2"), Vec::new()).into(),
    ];
    for action in by_visitor {
        let next = after(&given, action.clone());
        assert!(next.has_changed_since(&given) && !next.shown.is_by_host, "{action:?}");
    }
    // Another opponent on an empty board.
    let empty = embedded(&friends(""), everything());
    let other = after(&empty, GameAction::Choose(setup(PERFECT, Mark::X)));
    assert!(other.has_changed_since(&empty) && !other.shown.is_by_host);
    for request in [HostRequest::Play(square("c3"), None), HostRequest::Undo, HostRequest::Reset] {
        let next = ask(&given, request);
        assert!(next.has_changed_since(&given) && next.shown.is_by_host);
    }
    let other = set(&empty, Address { opponent: Some(PERFECT), ..Address::default() });
    assert!(other.has_changed_since(&empty) && other.shown.is_by_host);
    let themed = set_page(&given, PageSettings { theme: Some(Theme::Dark), ..PageSettings::default() });
    assert!(!themed.has_changed_since(&given));
}

#[test]
fn invalid_requests_are_refused_with_a_reason() {
    let given = embedded(&friends("b2"), everything());
    let refusals = [
        (HostRequest::Play(square("b2"), None), HostProblem::Illegal(IllegalMove::Taken(square("b2")))),
        (HostRequest::Play(square("d4"), None), HostProblem::Illegal(IllegalMove::OffBoard(square("d4")))),
    ];
    for (request, refusal) in refusals {
        assert_eq!(given.refusal(&request), Some(refusal));
        assert!(Rc::ptr_eq(&ask(&given, request), &given));
    }
    let thinking = embedded(&state(setup(PERFECT, Mark::O), ""), everything());
    assert_eq!(thinking.refusal(&HostRequest::Play(square("b2"), None)), Some(HostProblem::NotYourTurn));
    assert!(Rc::ptr_eq(&ask(&thinking, HostRequest::Play(square("b2"), None)), &thinking));
    assert_eq!(thinking.refusal(&HostRequest::Undo), Some(HostProblem::NothingToUndo));
    let over = embedded(&friends("a1b1a2b2a3"), everything());
    assert_eq!(over.refusal(&HostRequest::Play(square("c3"), None)), Some(HostProblem::Illegal(IllegalMove::Over)));
}

#[test]
fn embedded_game_is_not_saved() {
    let given = played(&friends(""), "b2a1");
    assert!(given.saved().game.is_some());
    assert!(embedded(&given, everything()).saved().game.is_none());
}

#[test]
fn standalone_page_ignores_host_requests() {
    let own = friends("b2a1");
    for request in [HostRequest::Play(square("c3"), None), HostRequest::Undo, HostRequest::Reset] {
        assert!(Rc::ptr_eq(&ask(&own, request.clone()), &own), "{request:?}");
    }
    assert!(Rc::ptr_eq(&set_page(&own, PageSettings { theme: Some(Theme::Dark), ..PageSettings::default() }), &own));
}

/// Random actions and requests: the shown game stays legal, decisions of the host hold, and refused requests change
/// nothing.
#[test]
fn any_requests_and_actions_keep_the_game_consistent() {
    let mut changed = 0;
    for seed in 0..2_000 {
        let random = &mut Rng::with_seed(seed);
        let host = any_host(random);
        let mut now = Rc::new(
            GameState::new(any::setup(random), Preferences::default(), Scores::default(), seed)
                .with_lazy_part()
                .embedded(host),
        );
        for _ in 0..40 {
            let before = now.clone();
            let square = any::square(random);
            match (random.u8(0..8), now.scheduled_action()) {
                (0, _) => now = after(&now, GameAction::Play(square)),
                (1, _) => now = after(&now, GameAction::Undo),
                (2, _) => now = after(&now, GameAction::show(Dialog::Settings)),
                (3, _) => now = after(&now, GameAction::CloseDialog),
                (4, Some(scheduled)) => now = after(&now, now.action_for(scheduled).unwrap()),
                _ => {
                    let request = match random.u8(0..4) {
                        0 => HostRequest::Play(square, None),
                        1 => HostRequest::Undo,
                        2 => HostRequest::Reset,
                        _ => HostRequest::Set(HostSettings::of(any_settings(random), &now)),
                    };
                    now = ask(&now, request.clone());
                    if before.refusal(&request).is_some() {
                        assert!(Rc::ptr_eq(&now, &before), "{request:?} was refused");
                    } else if let HostRequest::Set(settings) = request {
                        let (page, Host { is_disabled, controls }) = (settings.page, before.host.unwrap());
                        let is_disabled = page.is_disabled.unwrap_or(is_disabled);
                        let controls = page.controls.unwrap_or(controls);
                        assert_eq!((now.host, now.setup()), (Some(Host { is_disabled, controls }), settings.setup));
                        assert!(settings.game.is_none_or(|game| *game == *now.game()));
                    }
                    changed += usize::from(now != before);
                    if now.shown.revision != before.shown.revision {
                        assert!(now.shown.is_by_host);
                    }
                }
            }
            let replayed = now.game().shown_moves().iter();
            let replayed = replayed.fold(now.game().start(), |position, square| position.play(*square).unwrap());
            assert_eq!(now.position(), replayed);
            let is_disabled = now.host.unwrap().is_disabled;
            assert!(!is_disabled || !matches!(now.stage(), Stage::Turn(_) | Stage::Thinking(_)));
        }
    }
    assert!(changed > 10_000, "{changed} requests changed something");
}

fn any_host(random: &mut Rng) -> Host {
    let controls = Part::ALL.into_iter().fold(Controls::NONE, |some, part| some.with(part, random.bool()));
    Host { is_disabled: random.bool(), controls }
}

fn any_settings(random: &mut Rng) -> Address {
    let Host { is_disabled, controls } = any_host(random);
    Address {
        opponent: random.bool().then(|| [Opponent::Friend, Opponent::Computer(Computer::Random)][random.usize(0..2)]),
        play: random.bool().then(|| Mark::ALL[random.usize(0..2)]),
        page: PageSettings {
            is_disabled: random.bool().then_some(is_disabled),
            controls: random.bool().then_some(controls),
            ..PageSettings::default()
        },
        game: random.bool().then(|| any::game(random)),
        ..Address::default()
    }
}

#[test]
fn host_page_shows_and_plays_another_game() {
    let pairs = |query: &str| {
        let pair = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        query.split('&').filter_map(|pair| pair.split_once('=')).map(pair).collect()
    };
    let set = |state: &Rc<GameState>, query: &str, moves: Option<&str>| {
        let fragment = moves.map(|moves| ("moves".to_owned(), moves.to_owned())).into_iter().collect();
        let address = Address::read(with_shown_game(pairs(query), state), fragment);
        ask(state, HostRequest::Set(HostSettings::of(address, state)))
    };
    let shown = |state: &GameState| {
        let game = state.other_game().unwrap();
        (game.variant(), address::moves(&game.shown_game()), game.players().opponent)
    };
    let wild = set(&embedded(&friends("a1"), everything()), "game=wild&opponent=friend", Some("b2xa1o"));
    let expected = (Variant::Wild, "b2xa1o".to_owned(), Opponent::Friend);
    assert_eq!(shown(&wild), expected);
    // Other settings, and illegal moves, keep the game.
    assert_eq!(shown(&set(&wild, "theme=dark", None)), expected);
    assert_eq!(shown(&set(&wild, "", Some("b2xb2o"))), expected);
    let played = ask(&wild, HostRequest::Play(square("c3"), Some(Mark::O)));
    assert_eq!(shown(&played).1, "b2xa1oc3o");
    assert!(played.has_changed_since(&wild) && played.shown.is_by_host);
    let taken = HostProblem::IllegalInOtherGame(engine::other_games::IllegalMove::Taken(square("b2")));
    assert_eq!(played.refusal(&HostRequest::Play(square("b2"), None)), Some(taken));
    assert_eq!(shown(&ask(&played, HostRequest::Undo)).1, "b2xa1o");
    assert_eq!(shown(&ask(&played, HostRequest::Reset)).1, "");
    let notakto = set(&played, "game=notakto&boards=2&opponent=easy", None);
    assert_eq!(shown(&notakto), (Variant::Notakto2, String::new(), Opponent::at_level(Level::Easy)));
    let board = set(&notakto, "game=&board=4x4x4&opponent=friend", None);
    assert!(board.other_game().is_none());
    assert_eq!(board.setup().rules.name(), "4x4x4");

    // A disabled game ignores the player and the computer, but not the host page.
    let disabled = set(&embedded(&friends(""), disabled()), "game=infinite&opponent=easy", None);
    for msg in
        [other_games::Msg::Press(square("b2")), other_games::Msg::Rematch, other_games::Msg::Begin(Variant::Wild)]
    {
        assert!(Rc::ptr_eq(&after(&disabled, msg.clone().into()), &disabled), "{msg:?}");
    }
    let driven = ["b2", "a1"].iter().fold(disabled, |state, name| ask(&state, HostRequest::Play(square(name), None)));
    assert_eq!(shown(&driven).1, "b2a1");
    // Without the control, the player cannot undo.
    let without = set(&embedded(&friends(""), Host::default()), "game=infinite&opponent=friend", Some("b2"));
    assert!(Rc::ptr_eq(&after(&without, GameAction::Undo), &without));
    assert_eq!(shown(&after(&without, GameAction::Play(square("a1")))).1, "b2a1");
}
