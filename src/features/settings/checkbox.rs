//! Checkboxes of preferences.

use crate::features::prelude::*;

use crate::features::widgets::checkbox;
use crate::state::Preferences;

/// A checkbox that prefers `opposite`, or is disabled without it.
pub fn checkbox(
    cx: &ViewContext,
    name: &'static str,
    label: &'static str,
    is_checked: bool,
    opposite: Option<Preferences>,
) -> Html {
    let change = opposite.map(|opposite| LazyAction::Prefer(opposite).into());
    checkbox::checkbox(name, label, is_checked, change, cx.dispatch)
}
