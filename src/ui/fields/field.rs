//! A text field that keeps its typed text when the page renders again.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::chosen_value::{chosen_value, set_chosen_value};
use super::letters::{letters, shortened};
use crate::browser::js_value::{get, set};
use crate::ui::content::list;

/// A text field.
pub struct Field {
    /// The type: `text` or `number`.
    pub kind: &'static str,
    /// The public name.
    pub name: &'static str,
    /// The value before the player types.
    pub value: String,
    /// The maximum number of letters, and the message for a text that has reached it.
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
    let note = limit.as_ref().and_then(|limit| note(&value, limit)).map(ToOwned::to_owned).unwrap_or_default();
    let has_note = limit.is_some();
    let oninput = limit.map(|limit| Callback::from(move |event: InputEvent| keep_within(&event, &limit)));
    let input = html! {
        <input
            type={kind}
            {name}
            min={is_number.then_some("1")}
            max={is_number.then_some("20")}
            dir={(!is_number).then_some("auto")}
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
    (letters(text).len() >= *length).then_some(message)
}

/// Drops typed letters beyond the limit, and shows the note about it in the text node beside the field.
fn keep_within(event: &Event, limit: &(usize, String)) {
    let Some(typed) = chosen_value(event) else { return };
    // A keyboard that composes letters still replaces them.
    if get(event, "isComposing") != Some(true.into()) {
        let kept = shortened(&typed, limit.0);
        if kept != typed {
            set_chosen_value(event, &kept);
        }
    }
    let place = event.target().and_then(|field| get(&get(&field, "nextElementSibling")?, "firstChild"));
    if let Some(place) = place {
        set(place.unchecked_ref(), "nodeValue", &note(&typed, limit).unwrap_or_default().into());
    }
}
