//! The checkbox.

use yew::prelude::*;

use super::elements::list;
use crate::state::GameAction;

/// A checkbox that dispatches the change, or is disabled without one.
pub fn checkbox(
    name: &'static str,
    label: &'static str,
    is_checked: bool,
    change: Option<GameAction>,
    dispatch: &Callback<GameAction>,
) -> Html {
    let onchange = change.map(|change| dispatch.reform(move |_: Event| change.clone()));
    let field =
        html! { <input type="checkbox" {name} checked={is_checked} disabled={onchange.is_none()} {onchange} /> };
    html! { <label class="option">{ list(vec![field, label.into()]) }</label> }
}
