//! Frequent controls, and radio groups.

use yew::prelude::*;
use yew::virtual_dom::{VList, VText};

use super::button::Button;
use super::context::{on_event, press};
use super::mark_glyph::mark_glyph;
use crate::engine::Mark;
use crate::i18n::letter;
use crate::state::GameAction;

/// The look of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The most likely next step.
    Primary,
    /// Any other step.
    Secondary,
}

impl Kind {
    /// Returns the `data-kind` attribute, for styles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Secondary => "secondary",
        }
    }
}

/// A button with a text. `name` is its public `data-action`.
pub fn button(
    kind: Kind,
    name: &'static str,
    label: &'static str,
    action: GameAction,
    dispatch: &Callback<GameAction>,
) -> Html {
    Button::text(name, label, Some(press(action, dispatch))).kind(kind).view()
}

/// A text.
pub fn text(text: impl Into<AttrValue>) -> Html {
    VText::new(text).into()
}

/// The icon of a button. Screen readers skip it, because the button has a name.
pub fn icon_drawing(icon: &'static str) -> Html {
    html! { <svg class="icon" aria-hidden="true"><use href={icon} /></svg> }
}

/// Nodes side by side. As several blocks in `html!`, each of them would be an array of its own.
pub fn list(nodes: Vec<Html>) -> Html {
    VList::with_children(nodes, None).into()
}

/// The heading of a section.
pub fn heading(text: &'static str) -> Html {
    html! { <h2>{ text }</h2> }
}

/// A paragraph of secondary text.
pub fn caption(text: &'static str) -> Html {
    html! { <p class="remark">{ text }</p> }
}

/// One radio button of a group.
pub struct RadioOption {
    /// The public `value`.
    pub value: &'static str,
    /// The accessible name, if the label is a drawing.
    pub name: Option<&'static str>,
    /// The tooltip.
    pub title: Option<&'static str>,
    /// The label.
    pub label: Html,
    /// Whether it is checked.
    pub is_checked: bool,
    /// Whether it cannot be chosen.
    pub is_disabled: bool,
    /// The action that choosing it dispatches.
    pub action: GameAction,
}

impl RadioOption {
    /// An option with a text.
    pub fn text(value: &'static str, label: impl Into<Html>, is_checked: bool, action: GameAction) -> Self {
        Self { value, name: None, title: None, label: label.into(), is_checked, is_disabled: false, action }
    }

    /// An option with a mark.
    pub fn mark(mark: Mark, is_checked: bool, action: GameAction) -> Self {
        Self { name: Some(letter(mark)), ..Self::text(mark.name(), mark_glyph(mark), is_checked, action) }
    }

    /// The option, which cannot be chosen if it is disabled.
    pub fn disabled_if(mut self, is_disabled: bool) -> Self {
        self.is_disabled = is_disabled;
        self
    }
}

/// A radio group. `name` is its public `data-choice`.
pub fn radio_group(
    name: &'static str,
    label: &'static str,
    options: impl IntoIterator<Item = RadioOption>,
    dispatch: &Callback<GameAction>,
) -> Html {
    let options: Vec<RadioOption> = options.into_iter().collect();
    html! {
        <div class="choices" role="radiogroup" aria-label={label} data-choice={name}>
            { for options.into_iter().map(|option| radio_button(name, option, dispatch)) }
        </div>
    }
}

fn radio_button(name: &'static str, option: RadioOption, dispatch: &Callback<GameAction>) -> Html {
    let RadioOption { value, name: spoken, title, label, is_checked, is_disabled, action } = option;
    let onchange = on_event(action, dispatch);
    let input = html! {
        <input
            type="radio"
            {name}
            {value}
            aria-label={spoken}
            checked={is_checked}
            disabled={is_disabled}
            {onchange}
        />
    };
    html! { <label {title}>{ list(vec![input, label]) }</label> }
}
