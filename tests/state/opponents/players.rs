//! The names of two players at one screen.

use tic_tac_toe::opponents;
use tic_tac_toe::opponents::players::color::PlayerColor;
use tic_tac_toe::opponents::players::model::{PlayerName, Players, Seat};
use tic_tac_toe::opponents::players::name::MAX_NAME;
use tic_tac_toe::opponents::players::update as players;
use tic_tac_toe::settings::update::Msg;

use crate::prelude::*;

fn named(first: &str, second: &str) -> Players {
    Players::default().with_name(Seat::First, first).with_name(Seat::Second, second)
}

fn names(state: &GameState) -> [Option<PlayerName<'_>>; 2] {
    Mark::ALL.map(|mark| state.name_of(mark))
}

fn with_names(state: &Rc<GameState>, first: &str, second: &str) -> Rc<GameState> {
    let named = after(state, opponents::Msg::Players(players::Msg::SetName(Seat::First, first.to_owned())).into());
    after(&named, opponents::Msg::Players(players::Msg::SetName(Seat::Second, second.to_owned())).into())
}

#[test]
fn name_is_trimmed_shortened_and_visible() {
    for (text, name) in [
        ("", ""),
        ("   ", ""),
        (" Ann ", "Ann"),
        ("Ann Lee", "Ann Lee"),
        ("A\nn\tn\u{0}\u{7f}\u{85}", "Ann"),
        ("\u{202e}Ann\u{200b}\u{2066}\u{feff}\u{2028}", "Ann"),
        ("Zoë Ångström 李 🦀", "Zoë Ångström 李 🦀"),
        // Joiners inside of letters stay.
        ("\u{200d}👩\u{200d}👩\u{200d}👧 न\u{200c}\u{200c}", "👩\u{200d}👩\u{200d}👧 न"),
        ("é".repeat(MAX_NAME + 1).as_str(), "é".repeat(MAX_NAME).as_str()),
        (("x".repeat(MAX_NAME - 1) + " more").as_str(), "x".repeat(MAX_NAME - 1).as_str()),
    ] {
        let players = Players::default().with_name(Seat::Second, text);
        assert_eq!(Seat::ALL.map(|seat| &*players.of(seat).name), ["", name], "{text:?}");
        assert!(name.chars().count() <= MAX_NAME);
    }
}

#[test]
fn stored_names_are_restored_and_any_text_is_read_as_short_names() {
    assert_eq!(Players::read(&named("Ann Lee", "\"Zoë\", {1}").text()), named("Ann Lee", "\"Zoë\", {1}"));
    assert_eq!(Players::read("  Ann\u{0} \r\nBob\nmore"), named("Ann", "Bob"));
    let mut random = Rng::with_seed(1);
    for _ in 0..2_000 {
        let text: String = std::iter::repeat_with(|| random.char(..)).take(60).collect();
        let players = Players::read(&text);
        assert_eq!(Players::read(&players.text()), players, "{text:?}");
    }
}

#[test]
fn players_have_different_colors() {
    let (green, amber) = (PlayerColor::Green, PlayerColor::Amber);
    let players = named("Ann", "").with_color(Seat::First, green).with_color(Seat::Second, amber);
    assert_eq!(Seat::ALL.map(|seat| players.of(seat).color), [green, amber]);
    let exchanged = players.clone().with_color(Seat::Second, green);
    assert_eq!(Seat::ALL.map(|seat| exchanged.of(seat).color), [amber, green]);
    assert_eq!(Seat::ALL.map(|seat| &exchanged.of(seat).name), Seat::ALL.map(|seat| &players.of(seat).name));
    assert_eq!(Players::read(&exchanged.text()), exchanged);
    let set = |state: &Rc<GameState>, (seat, color)| {
        after(state, opponents::Msg::Players(players::Msg::SetColor(seat, color)).into())
    };
    let state =
        [(Seat::First, green), (Seat::Second, amber)].into_iter().fold(friends(""), |state, it| set(&state, it));
    assert_eq!(Mark::ALL.map(|mark| state.color_of(mark)), [green, amber]);
    let against_computer = after(&state, GameAction::Choose(setup(PERFECT, Mark::X)));
    assert_eq!(Mark::ALL.map(|mark| against_computer.color_of(mark)), [PlayerColor::OfMark; 2]);
}

#[test]
fn players_without_names_are_their_marks() {
    assert_eq!(names(&friends("")), [None, None]);
    let named = with_names(&friends("a1"), "Ann", "");
    assert_eq!(names(&named), [Some(PlayerName::Named("Ann")), None]);
    assert_dropped(&named, opponents::Msg::Players(players::Msg::SetName(Seat::First, "Ann".to_owned())).into());
    assert_eq!(names(&with_names(&named, "", "")), [None, None]);
    for opponent in [PERFECT, Opponent::Remote] {
        assert_eq!(names(&with_names(&state(setup(opponent, Mark::X), ""), "Ann", "Bob")), [None, None]);
    }
}

#[test]
fn player_keeps_the_name_when_a_match_exchanges_the_sides() {
    let first = after(&friends(""), Msg::Set(Setting::MatchLength(MatchLength::Three)).into());
    assert_eq!(names(&first), [Some(PlayerName::Numbered(Seat::First)), Some(PlayerName::Numbered(Seat::Second))]);
    let first = with_names(&first, "Ann", "");
    assert_eq!(names(&first), [Some(PlayerName::Named("Ann")), Some(PlayerName::Numbered(Seat::Second))]);
    let second = after(&played(&first, "a1b1a2b2a3"), GameAction::Reset);
    assert_eq!(names(&second), [Some(PlayerName::Numbered(Seat::Second)), Some(PlayerName::Named("Ann"))]);
}
