//! Reads the collected games for their dialog.

use yew::prelude::*;

use super::model::CollectionDialog;
use super::update::Msg;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::browser::use_window_event::use_window_event;
use crate::progress::dated::storage;
use crate::state::GameAction;

/// Reads the stored games when their `dialog` opens, and again when another tab stores something.
#[hook]
pub fn use_collection(dialog: Option<&CollectionDialog>, on: &Callback<GameAction>) {
    let read = on.reform(|()| Msg::Read(storage::read()).into());
    use_window_event("storage", dialog.map(|_| 0), read.reform(|_| ()));
    let is_unread = dialog.is_some_and(|dialog| dialog.games.is_none());
    use_keyed_effect(Some(is_unread.into()), move || {
        if is_unread {
            read.emit(());
        }
    });
}
