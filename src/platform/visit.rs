//! A visit to the page. It begins with the game of the address or, without one, with the game of the last visit.
//!
//! A plain first visit has neither. The first part begins it without the code that reads address and storage.

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::Reducible;

use super::address::{self, AddressBar};
use super::storage::{self, Found};
use super::{document, language};
use crate::engine::Opponent;
use crate::state::address::Embed;
use crate::state::{AccentChoice, GameAction, GameState, Host, LazyAction, Note, Preferences, Saved, SavedGame, Setup};

#[wasm_bindgen]
extern "C" {
    /// Returns the number of the square that the player pressed before the program started, or 0.
    #[wasm_bindgen(js_namespace = boot, js_name = firstMove)]
    fn first_move() -> u8;

    /// Returns the place of the opponent in [`Opponent::ALL`], from 1, in an embedded game that begins without the lazy part
    /// (`public/frame.js`), and otherwise 0.
    #[wasm_bindgen(js_namespace = boot, js_name = frameOpponent)]
    fn frame_opponent() -> usize;

    /// Returns the names of the visible parts of such a game.
    #[wasm_bindgen(js_namespace = boot, js_name = frameParts)]
    fn frame_parts() -> String;
}

/// A visit to the page.
pub struct Visit {
    /// The state that the address and the storage describe.
    pub state: Rc<GameState>,
    /// The number of the square that the player pressed before the program started, as in [`GameAction::PlayNumbered`], or 0.
    pub first_move: u8,
    /// The address bar.
    pub address_bar: AddressBar,
    /// Problems with the address, for the host page of an embedded game.
    pub problems: Vec<Note>,
    /// Whether this is the preview of the embed dialog, which stores nothing.
    pub is_preview: bool,
    /// The names of the visible parts of an embedded game that begins without the lazy part.
    pub frame_parts: Option<String>,
}

impl Visit {
    /// A first visit to an address that names no game and no setting, or an embedded game without other parts than those of
    /// a first visit.
    #[must_use]
    pub fn first() -> Self {
        let seed = document::random_seed();
        let opponent = Opponent::ALL.get(frame_opponent().wrapping_sub(1)).copied();
        let setup = opponent.map_or(Setup::FIRST_VISIT, |opponent| Setup { opponent, ..Setup::FIRST_VISIT });
        let mut state = GameState::first(setup, Preferences::default(), seed).with_language(language::loaded());
        if opponent.is_some() {
            // The lazy part reads the rest of the address (src/hooks/use_host_page.rs).
            state = state.embedded(Host::default());
        }
        Self {
            state: state.into(),
            first_move: 0,
            address_bar: AddressBar::default(),
            problems: Vec::new(),
            is_preview: false,
            frame_parts: opponent.map(|_| frame_parts()),
        }
    }

    /// Returns the visit with the move that the player made before the program started (`public/paint.js`).
    #[must_use]
    pub fn with_first_move(self) -> Self {
        Self { first_move: first_move(), ..self }
    }

    /// Returns the initial state of the page.
    #[must_use]
    pub fn begin(&self) -> Rc<GameState> {
        self.state.clone().reduce(GameAction::PlayNumbered(self.first_move))
    }

    /// Begins any visit: reads the address and the storage.
    #[must_use]
    pub fn read() -> Self {
        let address = address::read();
        let address_bar = AddressBar::new(&address);
        let (mut found, mut found_note) = match storage::read() {
            Found::Saved(saved) => (Some(*saved), None),
            Found::Nothing => (None, None),
            Found::Unreadable => (None, Some(Note::SavedUnreadable)),
            Found::Denied => (None, Some(Note::NotSaved)),
        };
        let is_preview = address.embed == Some(Embed::Preview);
        if address.embed.is_some() {
            // The host page configures an embedded game: only the stored scores and the choice against shortcuts apply.
            // Frames often have no storage, so that its absence needs no note.
            let saved = found.filter(|_| !is_preview).unwrap_or_default();
            let without_shortcuts = saved.preferences.without_shortcuts;
            let preferences = Preferences { without_shortcuts, ..Preferences::default() };
            found = Some(Saved { scores: saved.scores, preferences, ..Saved::default() });
            found_note = None;
        }
        let setup = address.initial_setup(found.as_ref());
        let saved = found.unwrap_or_default();
        let preferences = Preferences {
            theme: address.theme.unwrap_or(saved.preferences.theme),
            look: address.look.unwrap_or(saved.preferences.look),
            language: address.language.or(saved.preferences.language),
            ..saved.preferences
        };
        let state = GameState::new(setup, preferences, saved.scores, document::random_seed());
        let (language, language_note) = language::at_start();
        let mut state =
            state.with_lazy_part().with_language(language).with_accent(address.accent.and_then(AccentChoice::accent));
        let fits_address = |game: &SavedGame| {
            game.setup.rules == setup.rules
                && address.opponent.is_none_or(|opponent| opponent == game.setup.opponent)
                && (address.play.is_none() || setup.play == game.setup.play)
        };
        if let Some(game) = saved.game.filter(fits_address) {
            state = state.resumed(game);
        }
        if address.embed.is_none() {
            state = state.with_players(saved.players).with_progress(saved.learned, saved.solved);
        } else {
            state = state.embedded(Host {
                is_disabled: address.is_disabled.unwrap_or_default(),
                controls: address.controls.unwrap_or_default(),
            });
        }
        let mut notes: Vec<Note> = address.notes.into_iter().chain(found_note).chain(language_note).collect();
        // Problems with the address are reported to the host page that uses the element, and otherwise to the player.
        let problems = if address.embed == Some(Embed::Growing) { std::mem::take(&mut notes) } else { Vec::new() };
        let mut state = Rc::new(state);
        state = match address.game {
            Some(game) => state.reduce(LazyAction::Open(game, notes).into()),
            None => notes.into_iter().fold(state, |state, note| state.reduce(LazyAction::Notify(note).into())),
        };
        Self { state, first_move: 0, address_bar, problems, is_preview, frame_parts: None }
    }

    /// Returns the whole visit, also if it began without the lazy part in an embedded game.
    #[must_use]
    pub fn completed(self: &Rc<Self>) -> Rc<Self> {
        if self.frame_parts.is_some() { Self::read().into() } else { Rc::clone(self) }
    }
}

/// A page has only one visit.
impl PartialEq for Visit {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
