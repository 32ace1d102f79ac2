//! Stored values and links of earlier releases, as those releases wrote them: `tests/known/releases`, one file for each stored
//! form, the oldest first.
//!
//! A change of a stored form adds a file with a value of the release before. No file changes. A new setting adds none: where its key
//! is missing, it has its default.

use coaching::puzzles::PuzzleBoard;
use serde_json::{Value, json};
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::opponents::players::model::{Players, Seat};
use tic_tac_toe::progress::statistics::json_value::NativeJson;
use tic_tac_toe::progress::statistics::state::Statistics;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::share::address::state::Address;

use crate::prelude::*;
use crate::share::address;

/// More puzzles than any release stored progress for.
const PUZZLES: u32 = 192;

const RELEASES: [(&str, &str); 5] = [
    ("1-score", include_str!("../../known/releases/1-score.json")),
    ("2-game", include_str!("../../known/releases/2-game.json")),
    ("3-boards", include_str!("../../known/releases/3-boards.json")),
    ("4-progress", include_str!("../../known/releases/4-progress.json")),
    ("5-matches", include_str!("../../known/releases/5-matches.json")),
];

fn releases() -> impl Iterator<Item = (&'static str, Value)> {
    RELEASES.into_iter().map(|(name, file)| (name, serde_json::from_str(file).unwrap()))
}

/// Returns the state of a visit that finds this value in storage, and the value itself.
fn resumed(stored: &str) -> (GameState, Saved) {
    let values: Value = serde_json::from_str(stored).unwrap();
    let saved = Saved::read(&|key| Some(values.get(key)?.as_str()?.to_owned())).unwrap();
    let setup = Address::default().initial_setup(Some(&saved));
    let state = GameState::new(setup, saved.preferences, saved.scores.clone(), 1).with_lazy_part();
    let resumed = saved.game.clone().map_or(state.clone(), |game| state.resumed(game));
    (resumed, saved)
}

fn pairing(Pairing { rules, opponent }: Pairing) -> String {
    format!("{} {} {}", rules.name(), rules.objective().name(), opponent.name())
}

fn setup(setup: Setup) -> String {
    format!("{} {}", pairing(setup.pairing()), setup.play.name())
}

fn preferences(preferences: Preferences) -> Value {
    json!({
        "theme": preferences.theme.name(),
        "look": preferences.look.name(),
        "next_after_draw": preferences.next_after_draw,
        "newest_first": preferences.newest_first,
        "without_shortcuts": preferences.without_shortcuts,
        "thinking": preferences.thinking.name(),
        "sound": preferences.sound.name(),
        "language": preferences.language.map(|language| language.tag),
        "match_length": preferences.match_length.name(),
        "takes_turns_to_start": preferences.takes_turns_to_start,
    })
}

fn scores(scores: &Scores) -> Value {
    sorted(scores.all().into_iter().map(|(of, score)| format!("{} {}", pairing(of), score.text())))
}

fn sorted(texts: impl Iterator<Item = String>) -> Value {
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    texts.into()
}

fn game(game: &SavedGame) -> Value {
    json!({
        "setup": setup(game.setup),
        "start": notation::write_position(game.game.start()),
        "moves": notation::write_moves(game.game.moves()),
        "cursor": game.game.cursor(),
        "is_counted": game.counting != Counting::Open,
        "is_exchanged": game.is_exchanged,
        "match": game.match_score.text(),
    })
}

fn statistics(stored: &str) -> Value {
    let statistics = Statistics::read::<NativeJson>(stored, 1).unwrap();
    let tallies = statistics.boards().into_iter().flat_map(|rules| statistics.by_opponent(Some(rules)));
    sorted(
        tallies.map(|tally| format!("{} {} {} {}", pairing(tally.counter.pairing), tally.won, tally.drawn, tally.lost)),
    )
}

fn puzzles(stored: &str, day: &Value) -> Value {
    let solved = Solved::read(stored).unwrap();
    let day = u32::try_from(day.as_u64().unwrap()).unwrap();
    assert!(solved.daily().is_solved(day));
    let next = PuzzleBoard::ALL.map(|board| solved.next(board, PUZZLES));
    json!({ "next": next, "day": day, "streak": solved.daily().streak_on(day).days })
}

fn lesson(stored: &str) -> Value {
    let learned = Learned::read(stored).unwrap();
    (0..8_u8).filter(|number| learned.has(*number)).collect()
}

fn players(stored: &str) -> Value {
    let players = Players::read(stored);
    let [first, second] = Seat::ALL.map(|seat| players.of(seat));
    json!([first.name, second.name, first.color.name(), second.color.name()])
}

#[test]
fn game_score_and_settings_of_each_release_come_back() {
    for (release, file) in releases() {
        let expected = &file["expected"];
        let (state, saved) = resumed(file["storage"]["tic-tac-toe"].as_str().unwrap());
        assert_eq!(setup(state.setup()), expected["setup"], "{release}");
        assert_eq!(preferences(state.preferences), expected["preferences"], "{release}");
        assert_eq!(scores(&state.saved().scores), expected["scores"], "{release}");
        assert_eq!(saved.game.as_ref().map_or(Value::Null, game), expected["game"], "{release}");
        assert_eq!(state.notes(), []);
        // This release stores the same again, or leaves the stored game if there is none.
        let again = state.saved();
        assert_eq!((again.preferences, &again.scores), (saved.preferences, &saved.scores), "{release}");
        assert!(saved.game.is_none() || again.game == saved.game, "{release}");
    }
}

#[test]
fn progress_of_each_release_comes_back() {
    let mut read = 0;
    for (release, file) in releases() {
        let (storage, expected) = (file["storage"].as_object().unwrap(), &file["expected"]);
        for (key, stored) in storage.iter().filter(|(key, _)| *key != "tic-tac-toe") {
            let stored = stored.as_str().unwrap();
            let (name, found) = match key.as_str() {
                "tic-tac-toe-statistics" => ("statistics", statistics(stored)),
                "tic-tac-toe-practice" => ("puzzles", puzzles(stored, &expected["puzzles"]["day"])),
                "tic-tac-toe-lesson" => ("lesson", lesson(stored)),
                "tic-tac-toe-players" => ("players", players(stored)),
                _ => panic!("{release} stores {key}"),
            };
            assert_eq!(found, expected[name], "{release}");
            read += 1;
        }
    }
    assert_eq!(read, 7);
}

#[test]
fn links_of_each_release_open_the_same_game() {
    for (release, file) in releases() {
        let links = file["links"].as_array().unwrap();
        assert!(!links.is_empty(), "{release}");
        for link in links {
            let text = link["address"].as_str().unwrap();
            // Another visitor of a game by link is to move.
            let address = Address { is_own: true, ..address::read(text) };
            assert_eq!(address.notes, [], "{release}: {text}");
            let game = address.game.clone().unwrap();
            let opened = (setup(address.initial_setup(None)), notation::write_position(game.start()));
            let moves = notation::write_moves(game.moves());
            // Two levels had other names.
            let known =
                link["setup"].as_str().unwrap().replace(" perfect ", " unbeatable ").replace(" casual ", " medium ");
            assert_eq!(json!([opened.0, opened.1, moves]), json!([known, link["start"], link["moves"]]), "{text}");
        }
    }
}
