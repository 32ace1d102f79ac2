//! A visit to the page. It begins with the game of the address or, without one, with the game of the last visit.
//!
//! The first part begins three kinds of visits without the code that reads address and storage: a plain first visit, which has
//! neither; an embedded game without other parts than those of a first visit; and one that continues with an empty board. The
//! lazy part completes them (`app/visit/completion.rs`).

pub mod arrival;
pub mod completion;
pub mod initial_setup;
pub mod outside;
pub mod state;
pub mod use_today;

use std::cell::OnceCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::Reducible;

use crate::browser::{document, language};
use crate::state::lazy_part::opaque::Opaque;
use crate::state::opponent::Opponent;
use crate::state::{GameAction, GameState, Host, Preferences, Score, Setup};

#[wasm_bindgen]
extern "C" {
    /// Returns the number of the square that the player pressed before the program started, or 0.
    #[wasm_bindgen(js_namespace = boot, js_name = firstMove)]
    fn first_move() -> u8;

    /// Returns the name of the opponent, except on a plain first visit.
    #[wasm_bindgen(js_namespace = boot)]
    fn opponent() -> Option<String>;

    /// Returns the names of the visible parts of an embedded game.
    #[wasm_bindgen(js_namespace = boot, js_name = frameParts)]
    fn frame_parts() -> Option<String>;

    /// Returns the wins, the draws or the defeats in the score of an earlier visit.
    #[wasm_bindgen(js_namespace = boot)]
    fn results(index: usize) -> u32;

    /// Returns the seed of the game of an earlier visit.
    #[wasm_bindgen(js_namespace = boot)]
    fn seed() -> u64;
}

/// A visit to the page.
pub struct Visit {
    /// The state that the address and the storage describe.
    pub state: Rc<GameState>,
    /// The number of the square that the player pressed before the program started, as in [`GameAction::PlayNumbered`], or 0.
    pub first_move: u8,
    /// What the lazy part has read besides the state, an `Arrival`. A visit that begins without the lazy part has none.
    pub arrival: Option<Opaque>,
    /// The same visit as the lazy part would have begun it, if it began without and the lazy part has come.
    pub completed: OnceCell<Rc<Self>>,
    /// The names of the visible parts of an embedded game that begins without the lazy part.
    pub frame_parts: Option<String>,
}

impl Visit {
    /// Begins a visit without the lazy part, with what `public/boot.js` knows of the game.
    pub fn without_lazy_part() -> Self {
        let frame_parts = frame_parts();
        let opponent = opponent().and_then(|name| Opponent::from_name(&name));
        let setup = opponent.map_or(Setup::FIRST_VISIT, |opponent| Setup { opponent, ..Setup::FIRST_VISIT });
        let is_resumed = opponent.is_some() && frame_parts.is_none();
        let seed = if is_resumed { seed() } else { document::random_seed() };
        let mut state = GameState::first(setup, Preferences::default(), seed).with_language(language::loaded());
        if is_resumed {
            let [near, draws, far] = [0, 1, 2].map(results);
            state = state.with_score(Score { near, draws, far });
        }
        if frame_parts.is_some() {
            state = state.embedded(Host::default());
        }
        Self { state: state.into(), first_move: 0, arrival: None, completed: OnceCell::new(), frame_parts }
    }

    /// Returns the visit with the move that the player made before the program started (`public/boot/paint.js`).
    #[must_use]
    pub fn with_first_move(self) -> Self {
        Self { first_move: first_move(), ..self }
    }

    /// Returns the initial state of the page.
    pub fn begin(&self) -> Rc<GameState> {
        self.state.clone().reduce(GameAction::PlayNumbered(self.first_move))
    }
}
