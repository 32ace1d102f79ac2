//! Checkboxes of preferences.

use crate::components::ViewContext;
use crate::features::action::LazyAction;
use crate::state::Preferences;
use yew::prelude::*;

/// A checkbox that prefers `opposite`, or is disabled without it.
pub(crate) fn checkbox(
    cx: &ViewContext,
    name: &'static str,
    label: &'static str,
    is_checked: bool,
    opposite: Option<Preferences>,
) -> Html {
    let onchange = opposite.map(|opposite| cx.dispatch.reform(move |_: Event| LazyAction::Prefer(opposite).into()));
    html! {
        <label class="option">
            <input type="checkbox" {name} checked={is_checked} disabled={onchange.is_none()} {onchange} />
            { label }
        </label>
    }
}
