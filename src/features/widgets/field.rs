//! A text field that keeps its typed text when the page renders again.

use yew::prelude::*;

use super::chosen_value::chosen_value;
use super::letters::letters;

/// Properties of [`Field`].
#[derive(Clone, PartialEq, Properties)]
pub struct FieldProps {
    /// The type: `text` or `number`.
    pub kind: &'static str,
    /// The public name.
    pub name: &'static str,
    /// The value before the player types.
    pub value: String,
    /// The maximum number of letters, and the message for a text that has reached it.
    #[prop_or_default]
    pub limit: Option<(usize, String)>,
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
    let limit = props.limit.as_ref().map(|(length, _)| *length);
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| {
            // A keyboard that composes letters still replaces them.
            let limit = limit.filter(|_| !event.is_composing());
            typed.set(chosen_value(&event).map(|text| shortened(text, limit)));
        }
    };
    let value = (*typed).clone().unwrap_or_else(|| props.value.clone());
    let onchange = props.onchange.clone().map(|changed| {
        Callback::from(move |event: Event| {
            if let Some(value) = chosen_value(&event) {
                typed.set(None);
                changed.emit(shortened(value, limit));
            }
        })
    });
    let note_id = [props.name, "-note"].concat();
    let is_full = |limit: &&(usize, String)| letters(&value).len() >= limit.0;
    let note = props.limit.as_ref().filter(is_full).map(|(_, message)| message.clone());
    let described_by = props.problem.map(ToOwned::to_owned).or_else(|| note.is_some().then(|| note_id.clone()));
    html! {
        <>
            <input
                type={props.kind}
                name={props.name}
                min={(props.kind == "number").then_some("1")}
                max={(props.kind == "number").then_some("20")}
                autocomplete="off"
                aria-invalid={props.problem.map(|_| "true")}
                aria-describedby={described_by}
                {value}
                {oninput}
                {onchange}
            />
            if props.limit.is_some() {
                <small id={note_id} aria-live="polite">{ note.unwrap_or_default() }</small>
            }
        </>
    }
}

/// Returns the first letters of a text, at most this many.
fn shortened(text: String, limit: Option<usize>) -> String {
    limit.map_or(text.clone(), |limit| letters(&text).into_iter().take(limit).collect())
}
