//! Reads the statistics for their dialog.

use yew::prelude::*;

use super::model::StatisticsDialog;
use super::stored::storage;
use super::update::Msg;
use crate::browser::clock::today;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::browser::use_window_event::use_window_event;
use crate::progress::dated::storage as dated;
use crate::progress::rating::log::RatedGame;
use crate::state::GameAction;

/// Reads the stored statistics when their `dialog` opens, and again when another tab stores something.
#[hook]
pub fn use_statistics(dialog: Option<&StatisticsDialog>, on: &Callback<GameAction>) {
    let read = {
        let on = on.clone();
        Callback::from(move |()| {
            on.emit(Msg::Read(storage::read()).into());
            let rated = dated::read::<RatedGame>().unwrap_or_default();
            on.emit(Msg::Rated(rated.ratings(today())).into());
        })
    };
    use_window_event("storage", dialog.map(|_| 0), read.reform(|_| ()));
    let is_unread = dialog.is_some_and(|dialog| dialog.stored.is_none());
    use_keyed_effect(Some(is_unread.into()), move || {
        if is_unread {
            read.emit(());
        }
    });
}
