//! The buttons of toolbars.

use yew::prelude::*;

use super::button::{Attribute, Button};
use super::context::ViewContext;

/// An icon button of a toolbar. The tooltip names the shortcut.
pub fn tool(
    cx: &ViewContext,
    name: &'static str,
    icon: &'static str,
    label: &'static str,
    shortcut: Option<&'static str>,
    onclick: Option<Callback<MouseEvent>>,
) -> Button {
    let button = Button::icon(name, icon, label, onclick).keyed(name);
    match shortcut.filter(|_| !cx.state.preferences.without_shortcuts) {
        Some(key) => button.with(Attribute::Title, [label, " (", key, ")"].concat()),
        None => button,
    }
}

/// A button of a toolbar with a text.
pub fn text_tool(name: &'static str, label: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Button {
    Button::quiet(name, label, Some(onclick)).class("quiet offer").keyed(name)
}
