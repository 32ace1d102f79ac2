//! Saves the game in the address bar and in local storage, and records finished games.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::browser::use_window_event::use_window_event;
use crate::game::score::state::ScoresChange;
use crate::progress;
use crate::progress::profile::data::ProfileChange;
use crate::progress::storage::format::Saved;
use crate::progress::storage::local_storage::Storage;
use crate::state::{GameAction, GameState, Note};
use crate::ui::later::AFTER_DRAWING;

/// Saves the game in the address bar and in local storage, and records finished games in the statistics: soon after each
/// change or, if that is sooner, when the page is left. Without `storage`, nothing is stored. `show_address` changes the address bar.
#[hook]
pub fn use_autosave(
    state: &UseReducerHandle<GameState>,
    storage: Option<&Rc<Storage>>,
    on: &Callback<GameAction>,
    show_address: impl Fn(&GameState) + 'static,
) {
    // Set while rendering, because Yew may run the effects of a slow render after the browser has drawn the change.
    let unsaved = use_mut_ref(|| None);
    unsaved.replace(Some(state.clone()));
    let save_once = {
        let (storage, on) = (storage.cloned(), on.clone());
        use_callback((), move |(), ()| {
            if let Some(state) = unsaved.take() {
                show_address(&state);
                if let Some(storage) = &storage {
                    save(&state, storage, &on);
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
    let saved = if state.host.is_some() { storage.with_scores(saved) } else { saved };
    let outcome = storage.save(&saved);
    // Frames often have no storage, so that its absence needs no note.
    let is_failing = outcome.is_err() && state.host.is_none();
    if storage.is_failing.replace(is_failing) != is_failing {
        let action = if is_failing { GameAction::Notify } else { GameAction::Dismiss };
        on.emit(action(Note::NotSaved));
    }
    if let Ok(stored) = outcome {
        take_over(&saved, stored, on);
    }
}

/// Dispatches what other tabs have stored.
fn take_over(mine: &Saved, stored: Saved, on: &Callback<GameAction>) {
    if stored.scores != mine.scores {
        let change = ScoresChange { from: mine.scores.clone(), to: stored.scores };
        on.emit(progress::Msg::ScoresChanged(change).into());
    }
    if stored.scores_of_games != mine.scores_of_games {
        let (from, to) = (mine.scores_of_games.clone(), stored.scores_of_games);
        on.emit(progress::Msg::ScoresOfGamesChanged { from, to }.into());
    }
    if stored.profile != mine.profile {
        let change = ProfileChange { from: mine.profile.clone(), to: stored.profile };
        on.emit(progress::Msg::ProfileChanged(change).into());
    }
}

/// Records the ends of games, once each, except embedded games. They wait until the statistics are loaded.
fn record(state: &GameState, on: &Callback<GameAction>) {
    if !state.has_ended_games() {
        return;
    }
    if state.host.is_none() && !state.record_games(on) {
        return;
    }
    on.emit(progress::Msg::Recorded.into());
}
