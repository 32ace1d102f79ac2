//! The checkbox.

use crate::features::prelude::*;

use crate::components::context::on_event;

/// A checkbox that dispatches the change, or is disabled without one.
pub fn checkbox(
    name: &'static str,
    label: &'static str,
    is_checked: bool,
    change: Option<GameAction>,
    dispatch: &Callback<GameAction>,
) -> Html {
    let onchange = change.map(|change| on_event(change, dispatch));
    let field =
        html! { <input type="checkbox" {name} checked={is_checked} disabled={onchange.is_none()} {onchange} /> };
    element("label", "option", list(vec![field, text(label)]))
}
