//! Links to a game, as they arrive: `https://example.org/?of=3c3&opponent=friend#moves=b2a1c3`.
//!
//! The query configures the game, and the fragment holds it. Any host can have a copy of the game, so that keys and values tell
//! whether a link belongs to it.

use super::lines::{ReadRecord, read_moves, read_objective};
use super::sent_moves::SentMoves;
use super::transport::{received, unescaped, unescaped_once};
use super::{RecordError, RecordErrorKind};
use crate::game::Game;
use crate::notation::{is_separator, read_position, read_rules, read_square, skip_separators, split_digits};
use crate::position::Position;
use crate::rules::{Objective, Rules};

/// Whether a value can be the name of an opponent.
fn is_name(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
}

/// Decoded keys and values.
pub type Pairs = Vec<(String, String)>;

/// The keys of a fragment.
const FRAGMENT: [&str; 2] = ["start", "moves"];

/// How often a link can be escaped, as a whole, in another one.
const ESCAPES: usize = 2;

/// The length of a line in bytes from which on mail programs wrap. Most wrap at 72 or more.
const SHORTEST_WRAPPED_LINE: usize = 60;

/// The length in bytes of the longest link that is found in a text. The largest game needs less.
const LONGEST: usize = 4096;

/// The most addresses in a word of which one can be the link.
const MOST_ADDRESSES: usize = 8;

/// A link, split into decoded keys and values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// What configures the game.
    pub query: Pairs,
    /// What holds the game.
    pub fragment: Pairs,
}

impl Link {
    /// Finds the link to a game in a text: wrapped, quoted, escaped, between other words, or without the address of the page.
    ///
    /// ```
    /// use engine::record::Link;
    ///
    /// let link = Link::find("Your turn: <https://example.org/?opponent=friend#moves=b2a1>").unwrap();
    /// assert_eq!(link.query, [("opponent".to_owned(), "friend".to_owned())]);
    /// assert_eq!(link.fragment, [("moves".to_owned(), "b2a1".to_owned())]);
    /// assert_eq!(Link::find("https://example.com/?q=b2#a1"), None);
    /// ```
    pub fn find(text: &str) -> Option<Self> {
        let mut text = received(text);
        let mut with_settings = None;
        if !text.contains(['?', '#', '%']) {
            return None;
        }
        for _ in 0..=ESCAPES {
            for link in links(&text) {
                if link.has_game() {
                    return Some(link);
                }
                with_settings = with_settings.or_else(|| Some(link).filter(Self::has_settings));
            }
            let Some(decoded) = unescaped_once(&text) else { break };
            text = decoded.into();
        }
        with_settings
    }

    /// Splits the address of a page of this game. Mail programs and chats may have escaped it.
    pub fn of_address(address: &str) -> Self {
        let own = Self::split(&received(address));
        if FRAGMENT.iter().any(|key| own.has(key)) {
            return own;
        }
        Self::find(address).filter(Self::has_game).unwrap_or(own)
    }

    /// Reads the game of this link, on a board of 3 × 3 if it names none.
    pub fn read(&self) -> ReadRecord {
        self.read_game().unwrap_or_else(|kind| ReadRecord { game: None, problem: Some(RecordError { line: 1, kind }) })
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

/// Returns what may be a link in each word of a text.
fn links(text: &str) -> impl Iterator<Item = Link> {
    let mut lines = text.lines();
    let (mut line, mut rest) = ("", "");
    std::iter::from_fn(move || {
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                line = lines.next()?;
                rest = line;
                continue;
            }
            let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            rest = after;
            if is_link(word) {
                let word = word.get(..word.floor_char_boundary(LONGEST)).unwrap_or(word);
                return Some(best_link(&whole(word, after, line.trim().len(), lines.clone())));
            }
        }
    })
}

/// Whether a word can be a link. Without the address of the page, a fragment stands alone: what else is before it is a part of a
/// query, whose start is missing.
fn is_link(word: &str) -> bool {
    let before_fragment = word.split_once('#').map(|(before, _)| skip_separators(before));
    word.contains("://")
        || word.contains('?')
        || before_fragment.is_some_and(|before| before.is_empty() || before.contains('/'))
}

/// Returns a link with its parts after spaces and on the next lines.
fn whole<'text>(word: &str, after: &str, length: usize, lines: impl Iterator<Item = &'text str>) -> String {
    let mut link = word.to_owned();
    if !after.trim().is_empty() {
        let is_whole_line = after.split_whitespace().all(|part| {
            let continues = continues(&link, part);
            link.push_str(part);
            continues
        });
        if !is_whole_line {
            return word.to_owned();
        }
    }
    let mut length = length;
    for line in lines {
        let line = line.trim();
        let (part, other_words) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        // The first word of a sentence can be a square.
        let is_sentence = !other_words.is_empty() && part.len() <= "a10.".len() && !part.starts_with(is_digit);
        // A fragment begins on the next line only if the link is wrapped.
        let is_wrapped = length >= SHORTEST_WRAPPED_LINE || !link.contains('#');
        if !is_wrapped || is_sentence || is_complete(&link) || !continues(&link, part) {
            break;
        }
        link.push_str(part);
        length = if other_words.is_empty() { line.len() } else { 0 };
    }
    link
}

/// Whether a part continues a link, so that both together end with a fragment of this game.
fn continues(link: &str, part: &str) -> bool {
    if part.is_empty() || link.len() + part.len() > LONGEST || part.contains("://") {
        return false;
    }
    let joined = [link, part].concat();
    let joined = joined.trim_end_matches(|letter| is_separator(letter) && letter != '=' && letter != '&');
    let Some((_, fragment)) = joined.split_once('#') else { return false };
    fragment.split('&').all(|pair| match pair.split_once('=') {
        Some(("moves", moves)) => is_list(moves),
        Some(("start", start)) => start.chars().all(is_start_letter),
        Some(_) => false,
        // The key is cut.
        None => FRAGMENT.iter().any(|key| key.starts_with(pair)),
    })
}

/// Whether a link has as many moves as it says.
fn is_complete(link: &str) -> bool {
    let link = Link::split(link);
    let mut moves = link.fragment.iter().rfind(|(key, _)| key == "moves").map_or("", |(_, moves)| moves);
    let (mut count, mut last) = (0, None);
    while let Some((square, rest)) = read_square(moves) {
        (count, last, moves) = (count + 1, Some(square), rest);
    }
    link.sent_moves().is_some_and(|sent| sent.count == count && sent.last == last)
}

/// Returns the link in a word that may hold several addresses: of a page that leads to others, or of a link and its text.
fn best_link(word: &str) -> Link {
    let starts = word.match_indices("://").map(|(place, separator)| place + separator.len());
    let first = if word.contains("://") { None } else { Some(0) };
    let candidates = first.into_iter().chain(starts).take(MOST_ADDRESSES).map(|start| {
        let address = word.get(start..).unwrap_or_default();
        // Another address can follow the fragment.
        let fragment = address.find('#').unwrap_or(address.len());
        let next = address.get(fragment..).and_then(|after| after.find("://")).map(|place| fragment + place);
        let end = next.map_or(address, |next| address.get(..next).unwrap_or_default());
        let end = if next.is_some() { end.trim_end_matches(|letter: char| letter.is_ascii_alphabetic()) } else { end };
        (Link::split(end), end.len() - fragment.min(end.len()))
    });
    candidates.max_by_key(|(link, length)| (link.known_keys(), *length)).map_or_else(Link::default, |(link, _)| link)
}

/// Returns a list of moves without the spaces that divide it, as after a link that was wrapped; `None` if there are none, or the
/// list has words that are no moves.
fn joined_moves(moves: &str) -> Option<String> {
    let mut words = moves.split_whitespace();
    let is_divided = words.clone().nth(1).is_some() && !words.any(|word| word.chars().all(is_digit));
    let joined: String = if is_divided { moves.split_whitespace().collect() } else { return None };
    is_list(&joined).then_some(joined)
}

/// Whether a text is a list of squares without separators. The last one can be cut.
fn is_list(text: &str) -> bool {
    let mut rest = text;
    while let Some((_, after)) = read_square(rest) {
        rest = after;
    }
    rest.is_empty() || rest.len() == 1 && rest.starts_with(is_column)
}

/// Whether a text starts with a square, which can be cut, or with the number or the mark of a move.
fn starts_like_moves(text: &str) -> bool {
    let (digits, after) = split_digits(text);
    let word = text.split(is_separator).next().unwrap_or(text);
    let is_mark = matches!(word, "X" | "O" | "x" | "o");
    let is_number = !digits.is_empty() && after.starts_with(is_separator);
    is_mark || is_number || is_list(word) || read_square(word).is_some()
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Whether a letter can name a column.
const fn is_column(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), 'a'..='t')
}

/// Whether a letter can stand in a position.
const fn is_start_letter(letter: char) -> bool {
    matches!(letter, '0'..='9' | 'x' | 'o' | 'X' | 'O' | '/' | '-')
}
