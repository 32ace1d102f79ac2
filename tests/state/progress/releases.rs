//! Stored values and links of earlier releases, as those releases wrote them: `tests/known/releases`, one file for each stored
//! form, the oldest first, with what this release writes after it has read them.
//!
//! A change of a stored form adds a file with a value of the release before. No value or link of a file changes. A new setting adds
//! none: where its key is missing, it has its default.

use serde_json::{Value, from_str};
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::opponents::players::model::Players;
use tic_tac_toe::progress::statistics::json_value::NativeJson;
use tic_tac_toe::progress::statistics::state::Statistics;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::address::write::link;

use crate::share::address;

const RELEASES: [(&str, &str); 5] = [
    ("1-score", include_str!("../../known/releases/1-score.json")),
    ("2-game", include_str!("../../known/releases/2-game.json")),
    ("3-boards", include_str!("../../known/releases/3-boards.json")),
    ("4-progress", include_str!("../../known/releases/4-progress.json")),
    ("5-matches", include_str!("../../known/releases/5-matches.json")),
];

fn releases() -> impl Iterator<Item = (&'static str, Value)> {
    RELEASES.into_iter().map(|(name, file)| (name, from_str(file).unwrap()))
}

/// Returns the values of the main key that this release stores in place of these.
fn stored_again(stored: &str) -> Value {
    let values: Value = from_str(stored).unwrap();
    let saved = Saved::read(&|key| Some(values.get(key)?.as_str()?.to_owned())).unwrap();
    let mut again = Value::Null;
    saved.write(&mut |key, value| again[key] = value.into());
    again
}

#[test]
fn stored_values_of_each_release_are_read() {
    for (release, file) in releases() {
        for (key, stored) in file["storage"].as_object().unwrap() {
            let (stored, expected) = (stored.as_str().unwrap(), &file["written"][key]);
            let again = match key.as_str() {
                "tic-tac-toe" => {
                    let again = stored_again(stored);
                    // Settings added since then are not compared.
                    for (key, value) in expected.as_object().unwrap() {
                        assert_eq!(again[key], *value, "{release}: {key}");
                    }
                    continue;
                }
                "tic-tac-toe-statistics" => Statistics::read::<NativeJson>(stored, 1).unwrap().text(),
                "tic-tac-toe-practice" => Solved::read(stored).unwrap().text(),
                "tic-tac-toe-lesson" => Learned::read(stored).unwrap().text(),
                "tic-tac-toe-players" => Players::read(stored).text(),
                _ => panic!("{release} stores {key}"),
            };
            assert_eq!(again, *expected, "{release}");
        }
    }
}

#[test]
fn links_of_each_release_open_the_same_game() {
    for (release, file) in releases() {
        for (old, new) in file["links"].as_object().unwrap() {
            // Another visitor of a game by link is to move.
            let address = Address { is_own: true, ..address::read(old) };
            assert_eq!(address.notes, [], "{release}: {old}");
            assert_eq!(link(address.initial_setup(None), &address.game.unwrap()), *new, "{release}: {old}");
        }
    }
}
