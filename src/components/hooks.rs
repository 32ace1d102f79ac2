//! The side effects that follow from the state, each a hook of its own.

use std::rc::Rc;
use std::time::Duration;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::shortcuts;
use crate::i18n::Texts;
use crate::platform::storage::{self, ScoresChange};
use crate::platform::{Storage, address, document};
use crate::state::{GameAction, GameState, Note, Theme, Upcoming};

/// How long the computer player waits, so that a person sees its reply come.
const PAUSE: Duration = Duration::from_millis(400);

/// How long a drawn board stays before the next game begins by itself.
const AFTER_DRAW: Duration = Duration::from_millis(1800);

/// Lets happen what is to happen by itself: the computer player's reply after a short pause, at once for readers who
/// prefer less motion, and the next game a while after a draw.
#[hook]
pub fn use_timer(state: &UseReducerHandle<GameState>) {
    let dispatcher = state.dispatcher();
    use_effect_with(state.upcoming(), move |upcoming| {
        let timeout = upcoming.map(|upcoming| {
            let wait = match upcoming {
                Upcoming::Reply(_) if document::prefers_reduced_motion() => Duration::ZERO,
                Upcoming::Reply(_) => PAUSE,
                Upcoming::NextGame(_) => AFTER_DRAW,
            };
            let milliseconds = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX);
            Timeout::new(milliseconds, move || dispatcher.dispatch(GameAction::Happen(upcoming)))
        });
        // Dropping a timeout takes it back.
        || drop(timeout)
    });
}

/// Keeps what is to be kept whenever it changes.
#[hook]
pub fn use_storage(state: &UseReducerHandle<GameState>, storage: &Rc<Storage>) {
    let (storage, dispatcher) = (storage.clone(), state.dispatcher());
    use_effect_with(state.saved(), move |saved| match storage.save(saved) {
        Ok(ScoresChange { from, to }) if from == to => {}
        Ok(ScoresChange { from, to }) => dispatcher.dispatch(GameAction::ScoresChanged { from, to }),
        Err(storage::NotSaved) => dispatcher.dispatch(GameAction::Notify(Note::NotSaved)),
    });
}

/// Listens to what happens outside the components: keys wherever the focus is, games that somebody opens by changing
/// the address, and scores that other tabs count.
#[hook]
pub fn use_listeners(onaction: &Callback<GameAction>, storage: &Rc<Storage>) {
    let (storage, onaction) = (storage.clone(), onaction.clone());
    use_effect_with((), move |()| {
        let listeners =
            [shortcuts::listen(onaction.clone()), address::listen(onaction.clone()), storage.listen(onaction)];
        || drop(listeners)
    });
}

/// Tells the document its language and its colours.
#[hook]
pub fn use_document(theme: Theme, texts: Texts) {
    use_effect_with((theme, texts), |(theme, texts)| {
        document::show_theme(*theme);
        document::show_language(texts.language, texts.title);
    });
}
