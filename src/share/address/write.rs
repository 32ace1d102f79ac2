//! Writes addresses and links.

use crate::state::opponent::Opponent;
use crate::state::{Preferences, Setup};
use engine::{Game, notation};
use records::SentMoves;

/// Returns the query that configures a game: `opponent=unbeatable&play=x`. Omits a 3 × 3 board and a normal objective.
pub fn query(setup: Setup) -> String {
    let mut query = String::new();
    for ((key, value), (_, usual)) in setup.pairs().into_iter().zip(Setup::default().pairs()) {
        let is_needed = match key {
            "opponent" => true,
            "play" => setup.opponent != Opponent::Friend,
            _ => value != usual,
        };
        if is_needed {
            let separator = if query.is_empty() { "" } else { "&" };
            query.extend([separator, key, "=", &value]);
        }
    }
    query
}

/// Returns query and fragment of a link to a game. The key `of` comes first, so that the link tells where it is cut. The link to a
/// game by link without moves is an invitation, which names them nevertheless.
pub fn link(setup: Setup, game: &Game) -> String {
    let (query, fragment) = (query(setup), fragment(game));
    if fragment.is_empty() {
        let moves = if setup.opponent == Opponent::Remote { "moves=" } else { "" };
        return ["?", &query, "#", moves].concat();
    }
    ["?of=", &SentMoves::write(game), "&", &query, "#", &fragment].concat()
}

/// Returns the part of a [`page_query`](super::state::Address::page_query) that still applies: without the settings that the
/// player has changed, whose choice counts from then on.
pub fn without_changed(page_query: &str, before: Preferences, now: Preferences) -> String {
    let applies = |part: &&str| match part.split('=').next() {
        Some("theme") => now.theme == before.theme,
        Some("look") => now.look == before.look,
        Some("lang") => now.language == before.language,
        _ => true,
    };
    let mut rest = String::new();
    // Another call of `join` would grow the first download.
    for part in page_query.split('&').filter(applies) {
        if !rest.is_empty() {
            rest.push('&');
        }
        rest.push_str(part);
    }
    rest
}

/// Returns the fragment that holds a game up to the cursor: `moves=b2a1c3`. The fragment of an empty board is empty.
pub fn fragment(game: &Game) -> String {
    let mut fragment = String::new();
    let start = game.start();
    if !start.taken().is_empty() {
        fragment.push_str("start=");
        fragment.push_str(&notation::write_position(start));
    }
    if game.cursor() > 0 {
        fragment.push_str(if fragment.is_empty() { "moves=" } else { "&moves=" });
        fragment.push_str(&notation::write_moves(game.shown_moves()));
    }
    fragment
}
