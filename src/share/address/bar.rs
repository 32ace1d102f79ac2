//! The address bar.

use std::cell::RefCell;

use super::page_settings::without_changed;
use super::state::Address;
use super::write as address;
use crate::state::{GameState, Note, Preferences, Setup};
use engine::{Game, Rules, notation};
use records::Link;

/// Reads the address of this page.
pub fn read() -> Address {
    // A location that cannot be read has no query and no fragment.
    let own = gloo_utils::window().location().href().unwrap_or_default();
    let mut address = Address::of_link(Link::of_address(&own));
    if let Some(game) = &mut address.game {
        address.is_own = add_moves_after(game);
    }
    address
}

/// Adds the moves after the shown position, which the history entry of the browser holds. Returns whether there is such an entry.
fn add_moves_after(game: &mut Game) -> bool {
    let state = gloo_utils::window().history().and_then(|history| history.state());
    let Some(moves) = state.ok().and_then(|state| state.as_string()) else { return false };
    let mut whole = notation::read_moves_from(game.start(), &moves).game;
    if whole.moves().starts_with(game.moves()) {
        whole.jump(game.cursor());
        *game = whole;
    }
    true
}

/// Returns a link to a game.
pub fn link(setup: Setup, game: &Game) -> String {
    own() + &address::link(setup, game)
}

/// Returns a link with this query and fragment.
pub fn link_to([query, fragment]: &[String; 2]) -> String {
    [&own(), "?", query, "#", fragment].concat()
}

/// Returns the address of the directory of this page.
pub fn directory() -> String {
    let mut address = own();
    address.truncate(address.rfind('/').map_or(0, |slash| slash + 1));
    address
}

/// Returns the address of this page without query and fragment; empty if it cannot be read.
fn own() -> String {
    let mut address = gloo_utils::window().location().href().unwrap_or_default();
    address.truncate(address.find(['?', '#']).unwrap_or(address.len()));
    address
}

/// The address bar. It holds the shown game, so that a player can share the game by copying the address.
#[derive(Debug, Default)]
pub struct AddressBar {
    /// The query without the game: settings of the page, embedding. Settings that the player changes leave it.
    page_query: RefCell<String>,
    /// Whether the initial address named a board or players. The address bar then names them even for an empty board.
    named_setup: bool,
    /// All moves of the game in the address, also those after the shown position.
    moves: RefCell<String>,
}

impl AddressBar {
    /// Creates the address bar of a page with this initial address.
    pub fn new(address: &Address) -> Self {
        let Address { board, objective, opponent, play, .. } = address;
        let named_setup = board.is_some() || objective.is_some() || opponent.is_some() || play.is_some();
        Self { page_query: address.page_query.clone().into(), named_setup, moves: RefCell::default() }
    }

    /// Replaces the game in the address, without a new entry in the history of the browser. Removes the settings that the
    /// player has changed since the start of the visit, so that the choice outlasts a reload.
    pub fn show(&self, state: &GameState, start: Preferences) {
        // The host page configures an embedded game.
        if state.host.is_none() {
            let rest = without_changed(&self.page_query.borrow(), start, state.preferences);
            self.page_query.replace(rest);
        }
        let url = self.url(state);
        let window = gloo_utils::window();
        let location = window.location();
        let (Ok(search), Ok(hash)) = (location.search(), location.hash()) else { return };
        // The moves of games with other rules are in the saved state.
        let moves = match state.other_game() {
            Some(_) => String::new(),
            None => notation::write_moves(state.game().moves()),
        };
        if search + &hash == url && *self.moves.borrow() == moves {
            return;
        }
        // An empty URL would keep the query, so that the path replaces it.
        let url = if url.is_empty() { location.pathname().unwrap_or_default() } else { url };
        let Ok(history) = window.history() else { return };
        // Browsers refuse frequent changes, and changes by pages without an origin. The next change tries again.
        if history.replace_state_with_url(&moves.as_str().into(), "", Some(&url)).is_ok() {
            self.moves.replace(moves);
        }
    }

    /// Returns query and fragment for the shown game.
    fn url(&self, state: &GameState) -> String {
        let [query, fragment] = state.address_of_other_game().unwrap_or_else(|| self.parts(state));
        let page_query = self.page_query.borrow();
        let mut url = String::new();
        for (separator, part) in
            [('?', &query), (if query.is_empty() { '?' } else { '&' }, &page_query), ('#', &fragment)]
        {
            if !part.is_empty() {
                url.push(separator);
                url.push_str(part);
            }
        }
        url
    }

    /// Returns query and fragment of the game at hand, without the rest of the query. A player who waits for the first move of a game
    /// by link still does after a reload.
    fn parts(&self, state: &GameState) -> [String; 2] {
        let fragment = if state.is_guest() { "moves=".to_owned() } else { address::fragment(state.game()) };
        let names_setup = self.named_setup || !fragment.is_empty();
        let query = if names_setup { address::query(state.setup()) } else { String::new() };
        [query, fragment]
    }
}

/// Reads a new address of this page that has a game with other rules.
pub fn read_changed_game(url: &str) -> Option<Address> {
    Some(Address::of_link(Link::of_address(url))).filter(|address| address.other_game.is_some())
}

/// Reads the game in the fragment of a new address of this page. An empty fragment means an empty board. Returns `None`
/// for a fragment without a game.
pub fn read_changed(url: &str) -> Option<(Game, Vec<Note>)> {
    let Link { query, fragment } = Link::of_address(url);
    // The rest of the query was read when the page was opened.
    let address = Address::read(query, Vec::new());
    if address.other_game.is_some() {
        return None;
    }
    let rules = address.rules_or(Rules::TIC_TAC_TOE);
    let empty = fragment.is_empty().then(|| Game::new(rules));
    let address = Address::read_with_rules(rules, Vec::new(), fragment);
    let mut game = address.game.or(empty)?;
    // The history entry may hold moves after the shown position.
    add_moves_after(&mut game);
    Some((game, Note::about_address(address.notes).into_iter().collect()))
}
