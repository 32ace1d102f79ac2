//! The side effects that follow from the state, each a hook of its own.

use std::rc::Rc;
use std::time::Duration;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::shortcuts;
use crate::engine::Outcome;
use crate::i18n::Texts;
use crate::platform::storage::{self, ScoresChange};
use crate::platform::{Storage, address, document};
use crate::state::{GameAction, GameState, Note, Stage, Theme};

/// How long the computer player waits, so that a person sees its reply come.
const PAUSE: Duration = Duration::from_millis(400);

/// How long a drawn board stays before the next game begins by itself.
const AFTER_DRAW: Duration = Duration::from_millis(1800);

/// Calls back after a while. Dropping what it returns takes that back.
fn after(wait: Duration, callback: impl FnOnce() + 'static) -> Timeout {
    Timeout::new(u32::try_from(wait.as_millis()).unwrap_or(u32::MAX), callback)
}

/// Lets the computer player reply after a short pause, and at once for readers who prefer less motion.
#[hook]
pub fn use_replies(state: &UseReducerHandle<GameState>) {
    let thinking = matches!(state.stage(), Stage::Thinking(_)).then(|| state.ticket());
    let state = state.clone();
    use_effect_with(thinking, move |thinking| {
        let timeout = thinking.map(|ticket| {
            let pause = if document::prefers_reduced_motion() { Duration::ZERO } else { PAUSE };
            after(pause, move || {
                if let Some(square) = state.reply() {
                    state.dispatch(GameAction::Reply(ticket, square));
                }
            })
        });
        || drop(timeout)
    });
}

/// Starts the next game a while after a draw, for readers who prefer that.
#[hook]
pub fn use_next_after_draw(state: &UseReducerHandle<GameState>) {
    let is_due = state.preferences().next_after_draw && state.stage() == Stage::Over(Outcome::Drawn);
    let drawn = is_due.then(|| state.ticket());
    let dispatcher = state.dispatcher();
    use_effect_with(drawn, move |drawn| {
        let timeout =
            drawn.map(|ticket| after(AFTER_DRAW, move || dispatcher.dispatch(GameAction::NextAfterDraw(ticket))));
        || drop(timeout)
    });
}

/// Keeps what is to be kept whenever it changes, and takes over what other tabs count.
#[hook]
pub fn use_storage(state: &UseReducerHandle<GameState>, storage: &Rc<Storage>) {
    {
        let (storage, dispatcher) = (storage.clone(), state.dispatcher());
        use_effect_with(state.saved(), move |saved| match storage.save(saved) {
            Ok(ScoresChange { from, to }) if from == to => {}
            Ok(ScoresChange { from, to }) => dispatcher.dispatch(GameAction::ScoresChanged { from, to }),
            Err(storage::NotSaved) => dispatcher.dispatch(GameAction::Notify(Note::NotSaved)),
        });
    }
    let (storage, dispatcher) = (storage.clone(), state.dispatcher());
    use_effect_with((), move |()| {
        let listener = storage::on_change(storage, move |ScoresChange { from, to }| {
            dispatcher.dispatch(GameAction::ScoresChanged { from, to });
        });
        || drop(listener)
    });
}

/// Opens the game in the address when somebody changes it there.
#[hook]
pub fn use_address(state: &UseReducerHandle<GameState>) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let listener = address::on_fragment_change(move |address| {
            if let Some(game) = address.game {
                dispatcher.dispatch(GameAction::Open(game, address.notes));
            }
        });
        || drop(listener)
    });
}

/// Tells the document its language and its colours.
#[hook]
pub fn use_document(theme: Theme, texts: Texts) {
    use_effect_with(theme, |theme| document::show_theme(*theme));
    use_effect_with(texts, |texts| document::show_language(texts.language, texts.title));
}

/// Lets keys play squares and start a new game, wherever the focus is.
#[hook]
pub fn use_shortcuts(state: &UseReducerHandle<GameState>) {
    let (rules, dispatcher) = (state.setup().rules, state.dispatcher());
    use_effect_with(rules, move |rules| {
        let listener = shortcuts::listen(*rules, move |action| dispatcher.dispatch(action));
        || drop(listener)
    });
}
