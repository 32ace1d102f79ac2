//! The choice of the length of a match.

use crate::ui::prelude::*;

use crate::state::MatchLength;
use crate::state::opponent::Opponent;
use crate::ui::fields::chosen_value::chosen_value;
use crate::ui::fields::list_choice::{ListOption, select};

/// The choice between single games and matches. Games by link and embedded games belong to no match.
pub fn choice(cx: &ViewContext, opponent: Opponent, on: Callback<MatchLength>) -> Option<Html> {
    let (texts, preferences) = (cx.texts, cx.state.preferences);
    if cx.state.host.is_some() || opponent == Opponent::Remote {
        return None;
    }
    let option = |length: MatchLength| {
        let label = length.games().map_or_else(|| texts.no_match().to_owned(), |games| texts.best_of(games));
        ListOption::new(length.name(), label, length == preferences.match_length)
    };
    let onchange = move |event: Event| {
        if let Some(length) = chosen_value(&event).and_then(|value| MatchLength::from_name(&value)) {
            on.emit(length);
        }
    };
    let options = MatchLength::ALL.map(option).into();
    Some(select("match", Some(texts.match_length()), options, Callback::from(onchange)))
}
