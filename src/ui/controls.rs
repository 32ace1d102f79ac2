//! Headings, captions and radio groups.

use yew::prelude::*;

use super::content;
use super::content::{around, element, list};
use super::context::on_event;
use super::mark_glyph::mark_glyph;
use engine::Mark;

/// The heading of a section.
pub fn heading(text: &'static str) -> Html {
    around("h2", text)
}

/// A paragraph of secondary text.
pub fn caption(text: &'static str) -> Html {
    element("p", "remark", content::text(text))
}

/// One radio button of a group, which emits a message of the type `M`.
pub struct RadioOption<M> {
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
    /// The message that choosing it emits.
    pub msg: M,
}

impl<M> RadioOption<M> {
    /// An option with a text.
    pub fn text(value: &'static str, label: impl Into<Html>, is_checked: bool, msg: M) -> Self {
        Self { value, name: None, title: None, label: label.into(), is_checked, is_disabled: false, msg }
    }

    /// An option with a mark.
    pub fn mark(mark: Mark, is_checked: bool, msg: M) -> Self {
        Self { name: Some(mark.letter()), ..Self::text(mark.name(), mark_glyph(mark), is_checked, msg) }
    }

    /// The option, which cannot be chosen if it is disabled.
    pub fn disabled_if(mut self, is_disabled: bool) -> Self {
        self.is_disabled = is_disabled;
        self
    }
}

/// A radio group. `name` is its public `data-choice`.
pub fn radio_group<M: Clone + 'static>(
    name: &'static str,
    label: impl Into<AttrValue>,
    options: impl IntoIterator<Item = RadioOption<M>>,
    on: &Callback<M>,
) -> Html {
    let options = options.into_iter().map(|option| radio_button(name, option, on)).collect();
    radio_buttons(name, label.into(), options)
}

/// The element of a radio group. It stands apart from [`radio_group`], which is compiled for each type of `options`.
fn radio_buttons(name: &'static str, label: AttrValue, options: Vec<Html>) -> Html {
    html! {
        <div class="choices" role="radiogroup" aria-label={label} data-choice={name}>{ list(options) }</div>
    }
}

fn radio_button<M: Clone + 'static>(name: &'static str, option: RadioOption<M>, on: &Callback<M>) -> Html {
    let RadioOption { value, name: spoken, title, label, is_checked, is_disabled, msg } = option;
    let onchange = on_event(msg, on);
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
