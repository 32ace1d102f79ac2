//! Links to a game, as they arrive: `https://example.org/?of=3c3&opponent=friend#moves=b2a1c3`.
//!
//! The query configures the game, and the fragment holds it. Any host can have a copy of the game, so that keys and values tell
//! whether a link belongs to it.

mod find;
pub(crate) mod sent_moves;
mod values;

use engine::notation::{is_separator, read_position, read_rules, skip_separators};
use engine::{Game, Objective, Position, Rules};

use self::sent_moves::{SentMoves, read_moves};
use self::values::{is_digit, is_name, is_start_letter, joined_moves, starts_like_moves};
use crate::error::RecordErrorKind;
use crate::read_record::ReadRecord;
use crate::transport::{received, unescaped};
use crate::words::read_objective;

/// Decoded keys and values.
pub type Pairs = Vec<(String, String)>;

/// The keys of a fragment.
const FRAGMENT: [&str; 2] = ["start", "moves"];

/// A link, split into decoded keys and values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// What configures the game.
    pub query: Pairs,
    /// What holds the game.
    pub fragment: Pairs,
}

impl Link {
    /// Reads the game of this link, on a board of 3 × 3 if it names none.
    pub fn read(&self) -> ReadRecord {
        self.read_game().unwrap_or_else(|kind| ReadRecord::refused(1, kind))
    }

    fn read_game(&self) -> Result<ReadRecord, RecordErrorKind> {
        let objective = self.value("objective").map_or(Ok(Objective::Normal), read_objective)?;
        let rules = self.value("board").map_or(Ok(Rules::TIC_TAC_TOE), |board| read_rules(board, Objective::Normal));
        let rules = rules.map_err(RecordErrorKind::Board)?.with_objective(objective);
        let start = self.value("start").map_or(Ok(Position::new(rules)), |start| read_position(rules, start));
        let start = start.map_err(RecordErrorKind::Start)?;
        if !FRAGMENT.iter().any(|key| self.has(key)) {
            return match self.sent_moves() {
                Some(sent) => Err(RecordErrorKind::MissingMoves { arrived: 0, of: sent.count }),
                None => Ok(ReadRecord { game: Some(Game::new(rules)), problem: None }),
            };
        }
        Ok(read_moves(start, self.value("moves").unwrap_or_default(), self.sent_moves()))
    }

    fn sent_moves(&self) -> Option<SentMoves> {
        self.value("of").map(SentMoves::read)
    }

    /// Returns the last value of a key.
    fn value(&self, key: &str) -> Option<&str> {
        self.query.iter().chain(&self.fragment).rfind(|(found, _)| found == key).map(|(_, value)| &**value)
    }

    fn has(&self, key: &str) -> bool {
        self.fragment.iter().any(|(found, _)| found == key)
    }

    /// Whether the fragment holds a game, as far as one can see.
    fn has_game(&self) -> bool {
        self.fragment.iter().any(|(key, value)| {
            let value = skip_separators(value);
            match key.as_str() {
                "moves" => value.is_empty() || starts_like_moves(value),
                "start" => value.starts_with(is_start_letter),
                _ => false,
            }
        })
    }

    /// Whether the query configures a game, or names the moves of one. The page knows which opponents there are: a name counts unless
    /// the board or the objective is none of this game.
    fn has_settings(&self) -> bool {
        let is_valid = |(key, value): &(String, String)| match key.as_str() {
            "of" => Some(value.starts_with(is_digit)),
            "board" => Some(read_rules(value, Objective::Normal).is_ok()),
            "objective" => Some(Objective::from_name(value).is_some()),
            _ => None,
        };
        let known: Vec<bool> = self.query.iter().filter_map(is_valid).collect();
        let has_opponent = self.query.iter().any(|(key, value)| key == "opponent" && is_name(value));
        known.contains(&true) || known.is_empty() && has_opponent
    }

    /// The number of keys that mean something to this game.
    fn known_keys(&self) -> usize {
        const QUERY: [&str; 9] = ["of", "board", "objective", "opponent", "play", "theme", "look", "accent", "lang"];
        let known = |pairs: &Pairs, keys: &[&str]| pairs.iter().filter(|(key, _)| keys.contains(&&**key)).count();
        known(&self.query, &QUERY) + known(&self.fragment, &FRAGMENT)
    }

    /// Splits an address at its first `?` and `#`.
    fn split(address: &str) -> Self {
        let (before, fragment) = address.split_once('#').unwrap_or((address, ""));
        let query = before.split_once('?').map_or("", |(_, query)| query);
        // Browsers remove what names a place in the text of a page.
        let fragment = fragment.split(":~:").next().unwrap_or_default();
        let mut link = Self { query: pairs(query), fragment: pairs(fragment) };
        // Signs after the link belong to the sentence around it.
        if let Some((_, value)) = link.fragment.last_mut().or(link.query.last_mut()) {
            value.truncate(value.trim_end_matches(is_separator).len());
        }
        link.join_moves();
        link
    }

    /// Puts the parts of a list of moves together, which spaces or `&` divide.
    fn join_moves(&mut self) {
        let Some(place) = self.fragment.iter().rposition(|(key, _)| key == "moves") else { return };
        let is_part = |(key, value): &(String, String)| value.is_empty() && starts_like_moves(skip_separators(key));
        let parts: String =
            self.fragment.iter().skip(place).filter(|pair| is_part(pair)).flat_map(|(key, _)| [" ", key]).collect();
        if let Some((_, moves)) = self.fragment.get_mut(place) {
            moves.push_str(&parts);
            if let Some(joined) = joined_moves(moves) {
                *moves = joined;
            }
        }
    }
}

/// Splits a query or a fragment into decoded keys and values.
fn pairs(text: &str) -> Pairs {
    let decoded = |text: &str| received(&unescaped(text)).into_owned();
    text.split('&')
        .filter(|part| !part.is_empty())
        .map(|part| part.split_once('=').unwrap_or((part, "")))
        .map(|(key, value)| (decoded(key), decoded(value)))
        .collect()
}
