//! A text field that keeps its typed text when the page renders again.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::chosen_value::chosen_value;
use super::elements::list;
use crate::platform::js_value::{get, set};

/// A text field.
pub struct Field {
    /// The type: `text` or `number`.
    pub kind: &'static str,
    /// The public name.
    pub name: &'static str,
    /// The value before the player types.
    pub value: String,
    /// The maximum length in UTF-16 units, and the message for a text that has reached it.
    pub limit: Option<(usize, String)>,
    /// The identifier of the message that says why the value is invalid, if it is.
    pub problem: Option<&'static str>,
    /// Receives the event of a finished value.
    pub onchange: Option<Callback<Event>>,
}

/// A text field. Yew would set `value` at every render, but sets `defaultValue`, which leaves the typed text, only when it
/// changes.
pub fn field(field: Field) -> Html {
    let Field { kind, name, value, limit, problem, onchange } = field;
    let is_number = kind == "number";
    let note_id = [name, "-note"].concat();
    let described_by = problem.map(AttrValue::from).or_else(|| limit.is_some().then(|| note_id.clone().into()));
    let length = limit.as_ref().map(|(length, _)| length.to_string());
    let note = limit.as_ref().and_then(|limit| note(&value, limit)).map(ToOwned::to_owned).unwrap_or_default();
    let has_note = limit.is_some();
    let oninput = limit.map(|limit| Callback::from(move |event: InputEvent| show_note(&event, &limit)));
    let input = html! {
        <input
            type={kind}
            {name}
            min={is_number.then_some("1")}
            max={is_number.then_some("20")}
            maxlength={length}
            autocomplete="off"
            aria-invalid={problem.map(|_| "true")}
            aria-describedby={described_by}
            ~defaultValue={value}
            {oninput}
            {onchange}
        />
    };
    if !has_note {
        return input;
    }
    list(vec![input, html! { <small id={note_id} aria-live="polite">{ note }</small> }])
}

/// Returns the note about a text, if it has the maximum length.
fn note<'a>(text: &str, (length, message): &'a (usize, String)) -> Option<&'a str> {
    (text.encode_utf16().count() >= *length).then_some(message)
}

/// Shows the note about the typed text in the text node beside the field.
fn show_note(event: &Event, limit: &(usize, String)) {
    let place = event.target().and_then(|field| get(&get(&field, "nextElementSibling")?, "firstChild"));
    if let (Some(text), Some(place)) = (chosen_value(event), place) {
        set(place.unchecked_ref(), "nodeValue", &note(&text, limit).unwrap_or_default().into());
    }
}
