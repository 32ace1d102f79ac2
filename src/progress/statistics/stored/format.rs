//! The stored form of the statistics, which is also the form of an exported file: versioned JSON, described in
//! `docs/statistics.md`.

use crate::progress::statistics::game::Counter;
use crate::progress::statistics::import_error::ImportError;
use crate::progress::statistics::json_value::{Json, array, object, quoted};
use crate::progress::statistics::progress::Progress;
use crate::progress::statistics::state::{MAX_RECENT, MAX_TALLIES, Statistics};
use crate::progress::statistics::tally::Tally;
use crate::state::GameResult;
use crate::state::game::setup::Pairing;
use crate::state::opponent::Opponent;
use engine::decimal::decimal;
use engine::{Objective, notation};

/// The name of the format.
const FORMAT: &str = "tic-tac-toe-statistics";

/// The version of the format. A new meaning of a number needs a new version; a name of an opponent that is not known is that of a
/// newer release.
const VERSION: u32 = 5;

impl Statistics {
    /// Serializes to JSON.
    pub fn text(&self) -> String {
        object(&self.members())
    }

    /// Serializes to a file, with the progress.
    pub fn file(&self, progress: &Progress) -> String {
        object(&[self.members(), progress.members()].concat())
    }

    /// Returns the members of the JSON object.
    fn members(&self) -> Vec<(&'static str, String)> {
        let recent = self.recent.iter().filter_map(|(counter, result)| {
            let index = self.tallies.iter().position(|tally| tally.counter == *counter)?;
            Some(array(&[decimal(index as u64), quoted(result.name())]))
        });
        vec![
            ("format", quoted(FORMAT)),
            ("version", decimal(VERSION.into())),
            ("source", quoted(&decimal(self.source))),
            ("tallies", array(&self.tallies.iter().map(write_tally).collect::<Vec<String>>())),
            ("recent", array(&recent.collect::<Vec<String>>())),
        ]
    }

    /// Deserializes from JSON. Unknown names beside the known ones are ignored.
    ///
    /// Up to version 4, two levels had [another name](Opponent::EARLIER_NAMES) as well, whose games now add up. Version 3 had no Very hard, and version 2 no levels. Version 1 had no sources. The source of its games is a hash of
    /// the text, so that the same file counts once; another file of the same browser counts its games again. `source` is then
    /// that of the next games.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if any part is invalid: no game is dropped silently.
    pub fn read<J: Json>(text: &str, source: u64) -> Result<Self, ImportError> {
        let json = J::parse(text).ok_or(ImportError::NotStatistics)?;
        Self::read_object(&json, text, source)
    }

    /// Deserializes from the JSON object of a text.
    pub(super) fn read_object<J: Json>(json: &J, text: &str, source: u64) -> Result<Self, ImportError> {
        if json.get("format").and_then(|name| name.text()).as_deref() != Some(FORMAT) {
            return Err(ImportError::NotStatistics);
        }
        match json.get("version").and_then(|version| version.number()) {
            Some(1) => {
                // FNV-1a.
                let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                let old = text.bytes().fold(0xcbf2_9ce4_8422_2325, hash);
                Self::read_lists(json, source, &|_| Some(old)).ok_or(ImportError::Damaged)
            }
            Some(2..=VERSION) if has_unknown_opponent(json) => Err(ImportError::Newer),
            Some(2..=VERSION) => read_source(json)
                .and_then(|source| Self::read_lists(json, source, &read_source))
                .ok_or(ImportError::Damaged),
            Some(version) if version > VERSION => Err(ImportError::Newer),
            _ => Err(ImportError::Damaged),
        }
    }

    /// Reads the lists, with the sources of the tallies.
    fn read_lists<J: Json>(json: &J, source: u64, source_of: &dyn Fn(&J) -> Option<u64>) -> Option<Self> {
        let [tallies, recent] = ["tallies", "recent"].map(|name| json.get(name)?.elements());
        let read = |json: &J| Some((json.get("opponent")?.text()?, read_tally(json, source_of(json)?)?));
        let (names, tallies): (Vec<String>, Vec<Tally>) = tallies?.iter().map(read).collect::<Option<_>>()?;
        let read_result = |game: &J| {
            let [index, name]: [J; 2] = game.elements()?.try_into().ok()?;
            let tally = tallies.get(usize::try_from(index.number()?).ok()?)?;
            let result = GameResult::from_name(&name.text()?)?;
            (tally.count_of(result) > 0).then_some((tally.counter, result))
        };
        let recent: Vec<(Counter, GameResult)> = recent?.iter().map(read_result).collect::<Option<_>>()?;
        let named: Vec<(String, Counter)> = names.into_iter().zip(tallies.iter().map(|tally| tally.counter)).collect();
        let has_duplicate =
            || named.iter().enumerate().any(|(index, tally)| named.iter().skip(index + 1).any(|other| other == tally));
        let is_bounded = tallies.len() <= MAX_TALLIES && recent.len() <= MAX_RECENT;
        (is_bounded && !has_duplicate()).then(|| Self { source, tallies: summed(tallies), recent })
    }
}

/// Whether a tally is of an opponent that this release does not have.
fn has_unknown_opponent<J: Json>(json: &J) -> bool {
    let is_unknown = |tally: &J| {
        let name = tally.get("opponent").and_then(|name| name.text());
        name.is_some_and(|name| Opponent::from_name(&name).is_none())
    };
    let tallies = json.get("tallies").and_then(|tallies| tallies.elements());
    tallies.is_some_and(|tallies| tallies.iter().any(is_unknown))
}

/// Adds up tallies of the same opponent, who had two names.
fn summed(tallies: Vec<Tally>) -> Vec<Tally> {
    let mut sums: Vec<Tally> = Vec::new();
    for tally in tallies {
        match sums.iter_mut().find(|sum| sum.counter == tally.counter) {
            Some(sum) => *sum = sum.with_older(&tally),
            None => sums.push(tally),
        }
    }
    sums
}

fn write_tally(tally: &Tally) -> String {
    let Counter { source, pairing: Pairing { rules, opponent } } = tally.counter;
    let number = |number: u32| decimal(number.into());
    let mut members = vec![
        ("source", quoted(&decimal(source))),
        ("board", quoted(&rules.name())),
        ("objective", quoted(rules.objective().name())),
        ("opponent", quoted(opponent.name())),
        ("won", number(tally.won)),
        ("drawn", number(tally.drawn)),
        ("lost", number(tally.lost)),
        ("reviewed", number(tally.reviewed)),
        ("mistakes", number(tally.mistakes)),
        ("streak", number(tally.streak)),
        ("best", number(tally.best)),
    ];
    if let Some([streak, best]) = tally.before {
        members.extend([("streak_before", number(streak)), ("best_before", number(best))]);
    }
    object(&members)
}

fn read_source<J: Json>(json: &J) -> Option<u64> {
    json.get("source")?.text()?.parse().ok()
}

fn read_tally<J: Json>(json: &J, source: u64) -> Option<Tally> {
    let text = |name: &str| json.get(name)?.text();
    let number = |name: &str| json.get(name)?.number();
    let rules = notation::read_rules(&text("board")?, Objective::from_name(&text("objective")?)?).ok()?;
    let tally = Tally {
        counter: Counter { source, pairing: Pairing { rules, opponent: Opponent::from_name(&text("opponent")?)? } },
        won: number("won")?,
        drawn: number("drawn")?,
        lost: number("lost")?,
        reviewed: number("reviewed")?,
        mistakes: number("mistakes")?,
        streak: number("streak")?,
        best: number("best")?,
        before: number("streak_before").zip(number("best_before")).map(|(streak, best)| [streak, best]),
    };
    tally.is_consistent().then_some(tally)
}
