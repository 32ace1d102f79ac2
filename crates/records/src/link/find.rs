//! Finds the link to a game in a text that people wrote around it.

use engine::notation::{is_separator, read_square, skip_separators};

use super::values::{is_digit, is_list, is_start_letter};
use super::{FRAGMENT, Link};
use crate::transport::{received, unescaped_once};

/// How often a link can be escaped, as a whole, in another one.
const ESCAPES: usize = 2;

/// The length of a line in bytes from which on mail programs wrap. Most wrap at 72 or more.
const SHORTEST_WRAPPED_LINE: usize = 60;

/// The length in bytes of the longest link that is found in a text. The largest game needs less.
const LONGEST: usize = 4096;

/// The most addresses in a word of which one can be the link.
const MOST_ADDRESSES: usize = 8;

impl Link {
    /// Finds the link to a game in a text: wrapped, quoted, escaped, between other words, or without the address of the page.
    ///
    /// ```
    /// use records::Link;
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
