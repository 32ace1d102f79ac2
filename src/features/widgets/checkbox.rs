//! The checkbox.

use crate::features::prelude::*;

use crate::components::context::on_event;

/// A checkbox that emits the message of a change, or is disabled without one.
pub fn checkbox<M: Clone + 'static>(
    name: &'static str,
    label: &'static str,
    is_checked: bool,
    change: Option<M>,
    on: &Callback<M>,
) -> Html {
    let onchange = change.map(|change| on_event(change, on));
    let field =
        html! { <input type="checkbox" {name} checked={is_checked} disabled={onchange.is_none()} {onchange} /> };
    element("label", "option", list(vec![field, text(label)]))
}
