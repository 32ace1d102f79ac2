//! Lets the world outside follow the state: what happens by itself after a while, what is kept, what the document shows.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::{Callback, UseReducerHandle};

use super::address::AddressBar;
use super::keeper::Keeper;
use super::storage::Storage;
use super::{address, document, shortcuts, version};
use crate::state::{GameAction, GameState, Note, Upcoming};

/// How long the computer player waits, so that a person sees its reply come.
const PAUSE: Duration = Duration::from_millis(400);

/// How long a drawn board stays before the next game begins by itself.
const AFTER_DRAW: Duration = Duration::from_millis(1800);

/// What follows the state; it ends when it is dropped.
pub type Follow = Box<dyn Fn(&GameState)>;

/// Everything outside that follows the state, and that can act on it. All of it ends when this is dropped.
pub struct Outside {
    keeper: Rc<Keeper>,
    /// What happens by itself after a while. Dropping a timeout takes it back.
    timer: RefCell<Option<(Upcoming, Timeout)>>,
    /// What the page around an embedded game should hear about the address.
    problems: Vec<Note>,
    /// What follows the state as well, once the second part of the program is there.
    more: OnceCell<Follow>,
    listeners: OnceCell<[EventListener; 4]>,
    /// Hears keys, unless they belong to a dialog or the reader does without.
    keys: RefCell<Option<EventListener>>,
}

impl Outside {
    /// A world in which nothing has happened yet.
    #[must_use]
    pub fn new(storage: Storage, address_bar: AddressBar, problems: Vec<Note>) -> Self {
        Self {
            keeper: Rc::new(Keeper::new(storage, address_bar)),
            timer: RefCell::new(None),
            problems,
            more: OnceCell::new(),
            listeners: OnceCell::new(),
            keys: RefCell::new(None),
        }
    }

    /// Does what follows from the state, each thing only once, and lets actions be emitted for what happens outside:
    /// keys, an address that somebody changes, scores that other tabs count, a newer version.
    pub fn follow(&self, state: &UseReducerHandle<GameState>, dispatch: &Callback<GameAction>) {
        self.listeners.get_or_init(|| {
            let storage = self.keeper.storage.listen(dispatch.clone());
            let address = address::listen(dispatch.clone());
            let (keeper, on) = (self.keeper.clone(), dispatch.clone());
            let leaving = EventListener::new(&gloo_utils::window(), "pagehide", move |_| keeper.keep_now(&on));
            [address, storage, version::listen(dispatch.clone()), leaving]
        });
        let mut keys = self.keys.borrow_mut();
        match state.dialog().is_none() && !state.preferences().without_shortcuts {
            true => drop(keys.get_or_insert_with(|| shortcuts::listen(dispatch.clone()))),
            false => *keys = None,
        }
        document::show_looks(state.preferences());
        document::show_dialog(state.dialog().is_some());
        self.wait_for(state, dispatch);
        self.keeper.keep_soon(state, dispatch);
    }

    /// Lets what comes with the second part of the program follow the state as well.
    pub fn follow_more(&self, state: &GameState, panels: &dyn crate::panels::Panels, dispatch: &Callback<GameAction>) {
        self.more.get_or_init(|| panels.begin(state, self.problems.clone(), dispatch))(state);
    }

    /// Lets happen what is to happen by itself: the computer player's reply after a short pause, at once for readers
    /// who prefer less motion, and the next game a while after a draw.
    fn wait_for(&self, state: &UseReducerHandle<GameState>, dispatch: &Callback<GameAction>) {
        let upcoming = state.upcoming();
        let mut timer = self.timer.borrow_mut();
        if timer.as_ref().map(|(upcoming, _)| *upcoming) == upcoming {
            return;
        }
        *timer = upcoming.map(|upcoming| {
            let wait = match upcoming {
                Upcoming::Reply(_) if document::prefers_reduced_motion() => Duration::ZERO,
                Upcoming::Reply(_) => PAUSE,
                Upcoming::NextGame(_) => AFTER_DRAW,
            };
            let (state, dispatch) = (state.clone(), dispatch.clone());
            let milliseconds = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX);
            let happen = move || state.action_for(upcoming).into_iter().for_each(|action| dispatch.emit(action));
            (upcoming, Timeout::new(milliseconds, happen))
        });
    }
}
