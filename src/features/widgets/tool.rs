//! The buttons of toolbars.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::{icon_drawing, true_or_false};
use crate::state::GameAction;

/// An icon button of a toolbar.
pub struct Tool {
    /// The public `data-action`.
    pub name: &'static str,
    /// The reference to a `<symbol>` of the page.
    pub icon: &'static str,
    /// The accessible name.
    pub label: &'static str,
    /// The shortcut that the tooltip names.
    pub key: Option<&'static str>,
    /// Whether a press does anything. A disabled tool stays focusable, so that the focus is never lost.
    pub is_usable: bool,
    /// Whether a toggle is on; `None` for other tools.
    pub is_pressed: Option<bool>,
    /// The action of a press.
    pub action: GameAction,
}

/// An icon button of a toolbar.
pub fn tool_button(tool: Tool, cx: &ViewContext) -> Html {
    let Tool { name, icon, label, key, is_usable, is_pressed, action } = tool;
    let key = key.filter(|_| !cx.state.preferences().without_shortcuts);
    let onclick = if is_usable { cx.on_click(action) } else { Callback::noop() };
    html! {
        <button
            key={name}
            type="button"
            class="quiet"
            data-action={name}
            aria-label={label}
            title={key.map_or_else(|| label.to_owned(), |key| [label, " (", key, ")"].concat())}
            aria-disabled={(!is_usable).then_some("true")}
            aria-pressed={is_pressed.map(true_or_false)}
            {onclick}
        >
            { icon_drawing(icon) }
        </button>
    }
}

/// A button of a toolbar with a text.
pub struct TextTool {
    /// The public `data-action`.
    pub name: &'static str,
    /// The label.
    pub label: String,
    /// The accessible name and the tooltip, which start with the label; `None` if the label is enough.
    pub full_name: Option<String>,
    /// Whether a toggle is on; `None` for other tools.
    pub is_pressed: Option<bool>,
    /// The action of a press.
    pub action: GameAction,
}

impl TextTool {
    /// A button without a toggle, whose label is enough.
    pub fn new(name: &'static str, label: &str, action: GameAction) -> Self {
        Self { name, label: label.to_owned(), full_name: None, is_pressed: None, action }
    }
}

/// A button of a toolbar with a text.
pub fn text_tool(tool: TextTool, cx: &ViewContext) -> Html {
    let TextTool { name, label, full_name, is_pressed, action } = tool;
    html! {
        <button
            key={name}
            type="button"
            class="quiet offer"
            data-action={name}
            aria-label={full_name.clone()}
            aria-pressed={is_pressed.map(true_or_false)}
            title={full_name}
            onclick={cx.on_click(action)}
        >
            { label }
        </button>
    }
}
