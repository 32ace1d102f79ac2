//! A text field that keeps its typed text when the page renders again.

use yew::prelude::*;

use crate::platform::document::chosen_value;

/// Properties of [`Field`].
#[derive(Clone, PartialEq, Properties)]
pub struct FieldProps {
    /// The type: `text` or `number`.
    pub kind: &'static str,
    /// The public name.
    pub name: &'static str,
    /// The value before the player types.
    pub value: String,
    /// The maximum number of characters.
    #[prop_or_default]
    pub max_length: Option<usize>,
    /// The identifier of the message that says why the value is invalid, if it is.
    #[prop_or_default]
    pub problem: Option<&'static str>,
    /// Receives a finished value, which then becomes `value`. Without it, the field keeps the typed text.
    #[prop_or_default]
    pub onchange: Option<Callback<String>>,
}

/// A text field. Yew sets the value at every render, so that the typed text is a state of its own.
#[component]
pub fn Field(props: &FieldProps) -> Html {
    let typed = use_state(|| None::<String>);
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| typed.set(chosen_value(&event))
    };
    let value = (*typed).clone().unwrap_or_else(|| props.value.clone());
    let onchange = props.onchange.clone().map(|changed| {
        Callback::from(move |event: Event| {
            if let Some(value) = chosen_value(&event) {
                typed.set(None);
                changed.emit(value);
            }
        })
    });
    html! {
        <input
            type={props.kind}
            name={props.name}
            min={(props.kind == "number").then_some("1")}
            max={(props.kind == "number").then_some("15")}
            maxlength={props.max_length.map(|length| length.to_string())}
            autocomplete="off"
            aria-invalid={props.problem.map(|_| "true")}
            aria-describedby={props.problem}
            {value}
            {oninput}
            {onchange}
        />
    }
}
