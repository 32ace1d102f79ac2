//! A visit to the page. It begins with the game of the address or, without one, with the game of the last visit.
//!
//! A plain first visit has neither. The first part begins it without the code that reads address and storage.

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::Reducible;

use super::{document, language};
use crate::engine::Opponent;
use crate::state::opaque::Opaque;
use crate::state::{GameAction, GameState, Host, Preferences, Setup};

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
    /// What the lazy part has read besides the state, an `Arrival`. A visit that begins without the lazy part has none.
    pub arrival: Option<Opaque>,
    /// The names of the visible parts of an embedded game that begins without the lazy part.
    pub frame_parts: Option<String>,
}

impl Visit {
    /// A first visit to an address that names no game and no setting, or an embedded game without other parts than those of
    /// a first visit.
    pub fn first() -> Self {
        let seed = document::random_seed();
        let opponent = Opponent::ALL.get(frame_opponent().wrapping_sub(1)).copied();
        let setup = opponent.map_or(Setup::FIRST_VISIT, |opponent| Setup { opponent, ..Setup::FIRST_VISIT });
        let mut state = GameState::first(setup, Preferences::default(), seed).with_language(language::loaded());
        if opponent.is_some() {
            // The lazy part reads the rest of the address (src/features/host_page/use_host_page.rs).
            state = state.embedded(Host::default());
        }
        Self { state: state.into(), first_move: 0, arrival: None, frame_parts: opponent.map(|_| frame_parts()) }
    }

    /// Returns the visit with the move that the player made before the program started (`public/paint.js`).
    #[must_use]
    pub fn with_first_move(self) -> Self {
        Self { first_move: first_move(), ..self }
    }

    /// Returns the initial state of the page.
    pub fn begin(&self) -> Rc<GameState> {
        self.state.clone().reduce(GameAction::PlayNumbered(self.first_move))
    }
}

/// A page has only one visit.
impl PartialEq for Visit {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
