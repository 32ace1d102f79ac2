//! The checkbox.

use crate::ui::prelude::*;

use crate::ui::context::on_event;

/// A checkbox that emits the message of a change, or is disabled without one.
pub fn checkbox<M: Clone + 'static>(
    name: &'static str,
    label: &'static str,
    is_checked: bool,
    change: Option<M>,
    on: &Callback<M>,
) -> Html {
    labelled(name, label, is_checked, change.map(|change| on_event(change, on)))
}

/// The element of a checkbox. It stands apart from [`checkbox`], which is compiled for each type of messages.
fn labelled(name: &'static str, label: &'static str, is_checked: bool, onchange: Option<Callback<Event>>) -> Html {
    html! {
        <label class="option">
            <input type="checkbox" {name} checked={is_checked} disabled={onchange.is_none()} {onchange} />
            { label }
        </label>
    }
}
