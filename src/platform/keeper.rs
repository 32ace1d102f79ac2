//! Keeps the game in the address bar and in storage, a moment after it changed.
//!
//! Both mean that the browser does something that takes longer than the game's own work. What somebody sees after a
//! press does not wait for it, and a reply that follows at once is kept together with the move.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{Callback, UseReducerHandle};

use super::address::AddressBar;
use super::storage::Storage;
use crate::state::{GameAction, GameState, Note};

/// How many milliseconds it waits: until the change was drawn, and not so long that anybody could reload before.
const MOMENT: u32 = 30;

/// What is kept, and where.
pub struct Keeper {
    pub storage: Rc<Storage>,
    address_bar: AddressBar,
    /// The newest state that is still to be kept, with its timer.
    waiting: RefCell<Option<(UseReducerHandle<GameState>, Timeout)>>,
    /// Whether the browser refused to store the last state, and the player was told.
    is_failing: Cell<bool>,
}

impl Keeper {
    /// A keeper of which nothing was asked yet.
    pub fn new(storage: Storage, address_bar: AddressBar) -> Self {
        Self { storage: Rc::new(storage), address_bar, waiting: RefCell::default(), is_failing: Cell::default() }
    }

    /// Keeps this state soon. One that was to be kept soon is no longer needed.
    pub fn keep_soon(self: &Rc<Self>, state: &UseReducerHandle<GameState>, dispatch: &Callback<GameAction>) {
        let mut waiting = self.waiting.borrow_mut();
        let timer = waiting.take().map(|(_, timer)| timer).unwrap_or_else(|| {
            let (keeper, dispatch) = (self.clone(), dispatch.clone());
            Timeout::new(MOMENT, move || keeper.keep_now(&dispatch))
        });
        *waiting = Some((state.clone(), timer));
    }

    /// Keeps what is still to be kept, without waiting.
    pub fn keep_now(&self, dispatch: &Callback<GameAction>) {
        let waiting = self.waiting.take();
        let Some((state, _)) = waiting else { return };
        self.address_bar.show(state.setup(), state.game());
        let saved = state.saved();
        // An embedded game is set up by the page around it, so that nothing of that is the reader's choice.
        let saved = if state.host().is_some() { self.storage.with_scores(saved.scores) } else { saved };
        let outcome = self.storage.save(&saved);
        // Frames often have no storage, and their readers do not expect any.
        let is_failing = outcome.is_err() && state.host().is_none();
        if self.is_failing.replace(is_failing) != is_failing {
            let action = if is_failing { GameAction::Notify } else { GameAction::Dismiss };
            dispatch.emit(action(Note::NotSaved));
        }
        if let Ok(change) = outcome
            && change.from != change.to
        {
            dispatch.emit(GameAction::ScoresChanged(Box::new(change)));
        }
    }
}
