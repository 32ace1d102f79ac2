//! A list from which one value is chosen.

use crate::ui::prelude::*;

/// A value of a list.
pub struct ListOption {
    /// The value.
    pub value: AttrValue,
    /// The label. No other value of the list has it.
    pub label: AttrValue,
    /// The language of the label, if it is another one than that of the page.
    pub language: Option<&'static str>,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

impl ListOption {
    /// A value with its label in the page's language.
    pub fn new(value: impl Into<AttrValue>, label: impl Into<AttrValue>, is_chosen: bool) -> Self {
        Self { value: value.into(), label: label.into(), language: None, is_chosen }
    }
}

/// A list with its label. `name` is public.
pub fn list_choice(
    name: &'static str,
    label: &'static str,
    options: Vec<ListOption>,
    onchange: Callback<Event>,
) -> Html {
    element("label", "list-choice", list(vec![text(label), select(name, None, options, onchange)]))
}

/// A list without a visible label, perhaps with this name for screen readers. `name` is public.
pub fn select(
    name: &'static str,
    spoken: Option<&'static str>,
    options: Vec<ListOption>,
    onchange: Callback<Event>,
) -> Html {
    let chosen = options.iter().position(|option| option.is_chosen).unwrap_or_default();
    let option = |ListOption { value, label, language, is_chosen }: ListOption| {
        html! { <option key={label.as_str()} lang={language} {value} selected={is_chosen}>{ text(label.clone()) }</option> }
    };
    let options = list(options.into_iter().map(option).collect());
    // Once the player has chosen, browsers ignore the attribute `selected`.
    html! { <select {name} aria-label={spoken} ~selectedIndex={chosen} {onchange}>{ options }</select> }
}
