//! Saves the game in the address bar and in local storage, and records finished games.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::format::Saved;
use super::local_storage::Storage;
use crate::features::action::LazyAction;
use crate::features::profile::data::ProfileChange;
use crate::features::score::state::ScoresChange;
use crate::features::statistics::storage as statistics;
use crate::features::statistics::update::Msg;
use crate::features::visit::arrival::Arrival;
use crate::features::widgets::later::AFTER_DRAWING;
use crate::hooks::{use_keyed_effect, use_window_event};
use crate::platform::Visit;
use crate::state::{GameAction, GameState, Note};

/// Saves the game in the address bar and in local storage, and records finished games in the statistics: soon after each
/// change or, if that is sooner, when the page is left.
#[hook]
pub fn use_autosave(
    state: &UseReducerHandle<GameState>,
    visit: &Rc<Visit>,
    arrival: &Rc<Arrival>,
    storage: &Rc<Storage>,
    on: &Callback<GameAction>,
) {
    // Set while rendering, because Yew may run the effects of a slow render after the browser has drawn the change.
    let unsaved = use_mut_ref(|| None);
    unsaved.replace(Some(state.clone()));
    let save_once = {
        let (visit, arrival, storage, on) = (visit.clone(), arrival.clone(), storage.clone(), on.clone());
        use_callback((), move |(), ()| {
            if let Some(state) = unsaved.take() {
                arrival.address_bar.show(&state, visit.state.preferences);
                if !arrival.is_preview {
                    save(&state, &storage, &on);
                }
                record(&state, &on);
            }
        })
    };
    use_window_event("pagehide", Some(0), save_once.reform(|_| ()));
    // Saving takes longer than a move. No player reloads the page before.
    use_keyed_effect(None, || Timeout::new(AFTER_DRAWING, move || save_once.emit(())));
}

fn save(state: &GameState, storage: &Storage, on: &Callback<GameAction>) {
    let saved = state.saved();
    // The host page configures an embedded game; only the scores belong to the player.
    let saved = if state.host.is_some() { storage.with_scores(saved.scores) } else { saved };
    let outcome = storage.save(&saved);
    // Frames often have no storage, so that its absence needs no note.
    let is_failing = outcome.is_err() && state.host.is_none();
    if storage.is_failing.replace(is_failing) != is_failing {
        let action = if is_failing { LazyAction::Notify } else { LazyAction::Dismiss };
        on.emit(action(Note::NotSaved).into());
    }
    if let Ok(stored) = outcome {
        take_over(&saved, stored, on);
    }
}

/// Dispatches what other tabs have stored.
fn take_over(mine: &Saved, stored: Saved, on: &Callback<GameAction>) {
    if stored.scores != mine.scores {
        let change = ScoresChange { from: mine.scores.clone(), to: stored.scores };
        on.emit(LazyAction::ScoresChanged(change).into());
    }
    if stored.profile != mine.profile {
        let change = ProfileChange { from: mine.profile.clone(), to: stored.profile };
        on.emit(LazyAction::ProfileChanged(change).into());
    }
}

/// Records how games changed the score, once each, except embedded games.
fn record(state: &GameState, on: &Callback<GameAction>) {
    let events = state.score_events();
    if events.is_empty() {
        return;
    }
    if state.host.is_none() {
        // For the open dialog.
        let stored = statistics::record(&events);
        on.emit(LazyAction::Statistics(Msg::Read(stored)).into());
    }
    on.emit(LazyAction::Recorded.into());
}
