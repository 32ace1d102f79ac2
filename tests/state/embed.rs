//! The embedded game: settings and requests of the host page, and remaining actions of the player.

use engine::IllegalMove;
use engine::other_games::Variant;
use tic_tac_toe::embed;
use tic_tac_toe::embed::host_page::problem::HostProblem;
use tic_tac_toe::embed::host_page::request::{HostRequest, HostSettings};
use tic_tac_toe::game;
use tic_tac_toe::other_games;
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
        let is_chosen = |part: &Part| bits >> *part as u8 & 1 == 1;
        let controls = Part::ALL.into_iter().fold(Controls::NONE, |all, part| all.with(part, is_chosen(&part)));
        assert_eq!(Controls::from_names(&controls.names(",")), Some(controls));
        assert!(Part::ALL.into_iter().all(|part| controls.has(part) == is_chosen(&part)));
    }
    assert_eq!(Controls::from_names("status, score reset,"), Some(Controls::default()));
    for names in ["Status", "board", "status;score", "__proto__"] {
        assert_eq!(Controls::from_names(names), None, "{names}");
    }
}

#[test]
fn shown_controls_determine_allowed_actions() {
    let given = played(&friends(""), "b2a1c3");
    let undone = after(&given, GameAction::Undo);
    let other = after(&friends(""), other_games::Msg::Begin(Variant::Infinite).into());
    let other = after(&other, GameAction::Play(square("b2")));
    for (given, action, part) in [
        (&given, GameAction::Reset, Part::Reset),
        (&given, GameAction::Undo, Part::History),
        (&undone, GameAction::Redo, Part::History),
        (&given, GameAction::Go(Go::First), Part::History),
        (&given, GameAction::Toggle(CoachTool::Hint), Part::Hint),
        (&given, game::Msg::Explain(2, Answer::Why).into(), Part::Hint),
        (&given, GameAction::Choose(setup(PERFECT, Mark::O)), Part::Settings),
        (&given, GameAction::show(Dialog::Shortcuts), Part::Settings),
        (&other, GameAction::Reset, Part::Reset),
        (&other, GameAction::Undo, Part::History),
        (&other, GameAction::Go(Go::First), Part::History),
        (&other, GameAction::Toggle(CoachTool::Hint), Part::Hint),
        (&other, other_games::Msg::Begin(Variant::Wild).into(), Part::Settings),
    ] {
        let with = embedded(given, Host { controls: Controls::NONE.with(part, true), is_disabled: false });
        assert_ne!(after(&with, action.clone()), with, "{action:?} with {part:?}");
        let without = embedded(given, Host { controls: everything().controls.with(part, false), is_disabled: false });
        assert_dropped(&without, action);
        assert!(after(&without, GameAction::show(Dialog::Lesson)).dialog.is_some(), "other dialogs have no control");
    }
}

#[test]
fn settings_of_the_page_change_only_named_values() {
    let given = played(&embedded(&friends(""), everything()), "b2a1");
    let accent = |name| PageSettings { accent: AccentChoice::read(name), ..PageSettings::default() };
    let themed = set_page(&given, PageSettings { theme: Some(Theme::Dark), ..accent("7c3aed") });
    assert!(!themed.has_changed_since(&given), "the game is the same");
    let drawn = set_page(&themed, PageSettings { look: Some(Look::Paper), ..PageSettings::default() });
    assert_eq!((drawn.preferences.look, drawn.preferences.theme, drawn.host), (Look::Paper, Theme::Dark, given.host));
    assert_eq!((drawn.accent(), drawn.game()), (Accent::from_hex("7c3aed"), given.game()));
    let plain = set_page(&drawn, PageSettings { accent: Some(AccentChoice::Default), ..PageSettings::default() });
    assert_eq!((plain.accent(), plain.preferences.look), (None, Look::Paper));
}

#[test]
fn refused_requests_have_a_reason() {
    let play = |name: &str| HostRequest::Play(square(name), None);
    let other = after(&friends(""), other_games::Msg::Begin(Variant::Infinite).into());
    let other = after(&other, GameAction::Play(square("b2")));
    let taken = engine::other_games::IllegalMove::Taken(square("b2"));
    for (given, request, problem) in [
        (friends("b2"), play("b2"), HostProblem::Illegal(IllegalMove::Taken(square("b2")))),
        (friends("b2"), play("d4"), HostProblem::Illegal(IllegalMove::OffBoard(square("d4")))),
        (friends("a1b1a2b2a3"), play("c3"), HostProblem::Illegal(IllegalMove::Over)),
        (state(setup(PERFECT, Mark::O), ""), play("b2"), HostProblem::NotYourTurn),
        (friends(""), HostRequest::Undo, HostProblem::NothingToUndo),
        (other, play("b2"), HostProblem::IllegalInOtherGame(taken)),
    ] {
        assert_eq!(embedded(&given, everything()).refusal(&request), Some(problem));
    }
}

#[test]
fn problem_with_a_setting_names_the_possible_values() {
    for (name, value, message) in [
        ("theme", "drak", "theme=\"drak\" is invalid; possible: auto, light, dark, contrast"),
        ("play", "y", "play=\"y\" is invalid; possible: x, o"),
        ("objective", "norml", "objective=\"norml\" is invalid; possible: normal, misere"),
        ("opponent", "freind", "opponent=\"freind\" is invalid; possible: "),
        ("look", "clay", "look=\"clay\" is invalid; possible: "),
        ("controls", "wheel", "controls=\"wheel\" is invalid; possible: "),
        ("accent", "banana", "accent=\"banana\" is invalid; possible: a color such as #7c3aed"),
        ("board", "9x9x10", "board: "),
    ] {
        let address = Address::read(vec![(name.to_owned(), value.to_owned())], Vec::new());
        let note = &address.notes[0];
        let problem = HostProblem::with_setting(note, Texts::ENGLISH.setting_problem(note).unwrap()).message();
        assert!(problem.starts_with(message), "{problem}");
    }
}

/// Decisions of the host page hold whatever the player does, and refused requests change nothing.
#[test]
fn any_requests_are_obeyed_or_refused() {
    let mut changed = 0;
    for seed in 0..2_000 {
        let random = &mut Rng::with_seed(seed);
        let start = GameState::new(any::setup(random), Preferences::default(), Scores::default(), seed);
        let mut now = Rc::new(start.with_lazy_part().embedded(any_host(random)));
        for _ in 0..40 {
            let before = now.clone();
            let action = match (random.u8(0..8), now.scheduled_action()) {
                (0, _) => GameAction::Play(any::square(random)),
                (1, _) => GameAction::Undo,
                (2, _) => GameAction::show(Dialog::Settings),
                (3, _) => GameAction::CloseDialog,
                (4, Some(scheduled)) => now.action_for(scheduled).unwrap(),
                _ => {
                    let request = any_request(random, &now);
                    now = ask(&now, request.clone());
                    if before.refusal(&request).is_some() {
                        assert!(Rc::ptr_eq(&now, &before), "{request:?} was refused");
                    } else if let HostRequest::Set(HostSettings { page, setup, game, .. }) = request {
                        let Host { is_disabled, controls } = before.host.unwrap();
                        let is_disabled = page.is_disabled.unwrap_or(is_disabled);
                        let controls = page.controls.unwrap_or(controls);
                        assert_eq!((now.host, now.setup()), (Some(Host { is_disabled, controls }), setup));
                        assert!(game.is_none_or(|game| *game == *now.game()));
                    }
                    changed += usize::from(now != before);
                    assert!(now.shown.revision == before.shown.revision || now.shown.is_by_host);
                    continue;
                }
            };
            now = after(&now, action);
            let is_other = (now.game(), now.setup()) != (before.game(), before.setup());
            assert!(!is_other || now.has_changed_since(&before) && !before.host.unwrap().is_disabled);
        }
    }
    assert!(changed > 10_000, "{changed} requests changed something");
}

fn any_request(random: &mut Rng, now: &GameState) -> HostRequest {
    match random.u8(0..4) {
        0 => HostRequest::Play(any::square(random), None),
        1 => HostRequest::Undo,
        2 => HostRequest::Reset,
        _ => HostRequest::Set(HostSettings::of(any_settings(random), now)),
    }
}

fn any_host(random: &mut Rng) -> Host {
    let controls = Part::ALL.into_iter().fold(Controls::NONE, |some, part| some.with(part, random.bool()));
    Host { is_disabled: random.bool(), controls }
}

fn any_settings(random: &mut Rng) -> Address {
    let Host { is_disabled, controls } = any_host(random);
    let is_disabled = random.bool().then_some(is_disabled);
    let controls = random.bool().then_some(controls);
    Address {
        opponent: random.bool().then(|| any::setup(random).opponent),
        play: random.bool().then(|| any::setup(random).play),
        page: PageSettings { is_disabled, controls, ..PageSettings::default() },
        game: random.bool().then(|| any::game(random)),
        ..Address::default()
    }
}
