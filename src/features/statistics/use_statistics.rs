//! Reads the statistics for their dialog.

use yew::prelude::*;

use super::storage;
use super::update::Msg;
use crate::features::action::LazyAction;
use crate::features::dialog::LazyDialog;
use crate::hooks::{use_keyed_effect, use_window_event};
use crate::state::{GameAction, GameState};

/// Reads the stored statistics when their dialog opens, and again when another tab stores something.
#[hook]
pub fn use_statistics(state: &GameState, on: &Callback<GameAction>) {
    let dialog = match state.lazy_dialog() {
        Some(LazyDialog::Statistics(dialog)) => Some(dialog),
        _ => None,
    };
    let read = on.reform(|()| LazyAction::Statistics(Msg::Read(storage::read())).into());
    use_window_event("storage", dialog.map(|_| 0), read.reform(|_| ()));
    let is_unread = dialog.is_some_and(|dialog| dialog.stored.is_none());
    use_keyed_effect(Some(is_unread.into()), move || {
        if is_unread {
            read.emit(());
        }
    });
}
