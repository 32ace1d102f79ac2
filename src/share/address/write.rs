//! Writes addresses and links.

use crate::state::Setup;
use crate::state::opponent::Opponent;
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
