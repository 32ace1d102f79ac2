//! The choice of a file of text.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::browser::answer::answer;
use crate::browser::js_value::{call, get, promise};

/// Why a file has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The browser cannot read it.
    Unreadable,
    /// It is larger than the field accepts.
    TooLarge,
}

/// The hidden field of an open dialog that takes one file, with a text of at most `limit` bytes. [`choose_file`] opens it.
pub fn file_field(accept: Option<&'static str>, limit: usize, on: Callback<Result<String, FileError>>) -> Html {
    let onchange = Callback::from(move |event: Event| read_file(&event, limit, on.clone()));
    html! { <input type="file" {accept} hidden=true {onchange} /> }
}

/// Lets the player choose a file, as a press on the file field of the dialog would.
pub fn choose_file() {
    let field = gloo_utils::document().query_selector("dialog [type=file]").ok().flatten();
    field.and_then(|field| call(&field, "click", &[]));
}

/// Reads the file that the player chose in a file field, and empties the field. Emits the text, unless there is no file.
fn read_file(event: &Event, limit: usize, on: Callback<Result<String, FileError>>) {
    let field: JsValue = event.target().into();
    let file = get(&field, "files").and_then(|files| get(&files, "0"));
    let Some(file) = file.filter(JsValue::is_object) else { return };
    let is_small = file.unchecked_ref::<Blob>().size() <= limit as f64;
    let text = if is_small { promise(&file, "text", &[]) } else { None };
    // The same file can be chosen again. Every file field takes an empty value.
    let _ = Reflect::set(&field, &"value".into(), &"".into());
    spawn_local(async move {
        on.emit(match text {
            None if !is_small => Err(FileError::TooLarge),
            None => Err(FileError::Unreadable),
            Some(text) => {
                let text = answer(&text).await.ok().and_then(|text| text.as_string());
                text.ok_or(FileError::Unreadable)
            }
        });
    });
}
