//! The stored form of the statistics, which is also the form of an exported file: versioned JSON, described in
//! `docs/statistics.md`.

use super::{Change, GameResult, MAX_RECENT, MAX_TALLIES, Pairing, Statistics, Tally};
use crate::engine::{Objective, Opponent, notation};
use crate::state::json::Json;

/// The name of the format.
const FORMAT: &str = "tic-tac-toe-statistics";

/// The version of the format. A new opponent or a new meaning of a number needs a new version.
const VERSION: u32 = 1;

/// The maximum size of an imported file in bytes, about twice that of the longest possible statistics.
pub const MAX_TEXT: usize = 100_000;

/// Why a file is not imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The browser cannot read it.
    Unreadable,
    /// It is larger than [`MAX_TEXT`].
    TooLarge,
    /// It has no statistics of this game.
    NotStatistics,
    /// A newer release wrote it.
    Newer,
    /// Its content is incomplete or does not fit together.
    Damaged,
    /// It has no games, or exactly those that are here already.
    NothingNew,
    /// Together with those here, it has more opponents and boards than the statistics can keep.
    TooMany,
}

impl Statistics {
    /// Serializes to JSON.
    #[must_use]
    pub fn text(&self) -> String {
        // Nothing needs escaping: names consist of letters and digits.
        let tallies = self.tallies.iter().map(|tally| {
            let Pairing { rules, opponent } = tally.pairing;
            let Tally { won, drawn, lost, reviewed, mistakes, streak, best, .. } = tally;
            format!(
                r#"{{"board":"{rules}","objective":"{}","opponent":"{}","won":{won},"drawn":{drawn},"lost":{lost},"reviewed":{reviewed},"mistakes":{mistakes},"streak":{streak},"best":{best}}}"#,
                rules.objective().name(),
                opponent.name(),
            )
        });
        let recent = self.recent.iter().filter_map(|(pairing, result)| {
            let index = self.tallies.iter().position(|tally| tally.pairing == *pairing)?;
            Some(format!(r#"[{index},"{}"]"#, result.name()))
        });
        let [tallies, recent] = [tallies.collect::<Vec<String>>(), recent.collect()].map(|parts| parts.join(","));
        format!(r#"{{"format":"{FORMAT}","version":{VERSION},"tallies":[{tallies}],"recent":[{recent}]}}"#)
    }

    /// Deserializes from JSON. Unknown names beside the known ones are ignored.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if any part is invalid: no game is dropped silently.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        let json = Json::parse(text).ok_or(ImportError::NotStatistics)?;
        if json.get("format").and_then(Json::text) != Some(FORMAT) {
            return Err(ImportError::NotStatistics);
        }
        match json.get("version").and_then(Json::number) {
            Some(VERSION) => Self::read_lists(&json).ok_or(ImportError::Damaged),
            Some(version) if version > VERSION => Err(ImportError::Newer),
            _ => Err(ImportError::Damaged),
        }
    }

    /// Adds the games of an exported file, which count as older.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if the file is invalid, too large or without new games.
    pub fn import(&self, text: &str) -> Result<Change, ImportError> {
        if text.len() > MAX_TEXT {
            return Err(ImportError::TooLarge);
        }
        let imported = Self::read(text)?;
        if imported.is_empty() || imported == *self {
            return Err(ImportError::NothingNew);
        }
        let after = self.with_older(&imported).ok_or(ImportError::TooMany)?;
        Ok(Change { before: self.clone(), after })
    }

    fn read_lists(json: &Json) -> Option<Self> {
        let [tallies, recent] = ["tallies", "recent"].map(|name| json.get(name).and_then(Json::elements));
        let tallies: Vec<Tally> = tallies?.iter().map(read_tally).collect::<Option<_>>()?;
        let read_result = |game: &Json| {
            let [index, name] = game.elements()? else { return None };
            let tally = tallies.get(usize::try_from(index.number()?).ok()?)?;
            let result = GameResult::ALL.into_iter().find(|result| name.text() == Some(result.name()))?;
            (tally.count_of(result) > 0).then_some((tally.pairing, result))
        };
        let recent: Vec<(Pairing, GameResult)> = recent?.iter().map(read_result).collect::<Option<_>>()?;
        let is_twice =
            |index: usize, tally: &Tally| tallies.iter().skip(index + 1).any(|other| other.pairing == tally.pairing);
        let is_bounded = tallies.len() <= MAX_TALLIES && recent.len() <= MAX_RECENT;
        let has_duplicate = || tallies.iter().enumerate().any(|(index, tally)| is_twice(index, tally));
        (is_bounded && !has_duplicate()).then_some(Self { tallies, recent })
    }
}

fn read_tally(json: &Json) -> Option<Tally> {
    let text = |name: &str| json.get(name)?.text();
    let number = |name: &str| json.get(name)?.number();
    let rules = notation::read_rules(text("board")?, Objective::from_name(text("objective")?)?).ok()?;
    let tally = Tally {
        pairing: Pairing { rules, opponent: Opponent::from_name(text("opponent")?)? },
        won: number("won")?,
        drawn: number("drawn")?,
        lost: number("lost")?,
        reviewed: number("reviewed")?,
        mistakes: number("mistakes")?,
        streak: number("streak")?,
        best: number("best")?,
    };
    tally.is_consistent().then_some(tally)
}
