//! Reads the statistics for their dialog, and keeps the answers of its buttons in view.

use yew::prelude::*;

use super::model::StatisticsDialog;
use super::stored::storage;
use super::update::Msg;
use crate::browser::clock::today;
use crate::browser::js_value::call;
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

/// Scrolls the dialog to its buttons and to the result above them when these have changed: the content above may have grown.
#[hook]
pub fn use_answer_in_view(dialog: Option<&StatisticsDialog>) {
    let shown =
        dialog.filter(|dialog| dialog.is_answering()).map(|dialog| StatisticsDialog { rules: None, ..dialog.clone() });
    use_effect_with(shown, |shown| {
        let buttons = gloo_utils::document().query_selector("dialog .file-buttons").ok().flatten();
        if let (Some(_), Some(buttons)) = (shown, buttons) {
            call(&buttons, "scrollIntoView", &[false.into()]);
        }
    });
}
