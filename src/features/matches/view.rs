//! The choice of the length of a match.

use crate::features::prelude::*;

use crate::features::settings::update::Msg;
use crate::features::widgets::chosen_value::chosen_value;
use crate::features::widgets::list_choice::{ListOption, select};
use crate::state::MatchLength;
use crate::state::opponent::Opponent;

/// The choice between single games and matches. Games by link and embedded games belong to no match.
pub fn choice(cx: &ViewContext) -> Option<Html> {
    let (texts, preferences) = (cx.texts, cx.state.preferences);
    if cx.state.host.is_some() || cx.state.setup().opponent == Opponent::Remote {
        return None;
    }
    let option = |length: MatchLength| {
        let label = length.games().map_or_else(|| texts.no_match().to_owned(), |games| texts.best_of(games));
        ListOption::new(length.name(), label, length == preferences.match_length)
    };
    let dispatch = cx.dispatch.clone();
    let onchange = move |event: Event| {
        if let Some(length) = chosen_value(&event).and_then(|value| MatchLength::from_name(&value)) {
            dispatch.emit(LazyAction::Settings(Msg::SetMatchLength(length)).into());
        }
    };
    let options = MatchLength::ALL.map(option).into();
    Some(select("match", Some(texts.match_length()), options, Callback::from(onchange)))
}
