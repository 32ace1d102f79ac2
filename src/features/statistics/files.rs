//! Files of statistics: saves them, and reads the one that the player chooses.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Event};
use yew::Callback;
use yew::platform::spawn_local;

use super::import::MAX_TEXT;
use super::import_error::ImportError;
use crate::features::sharing::share_sheet::save_file;
use crate::platform::answer::answer;
use crate::platform::js_value::{call, get, promise};

/// The name of an exported file.
const FILE_NAME: &str = "tic-tac-toe-statistics.json";

/// Saves a text as a file. Returns whether the browser allows it.
pub fn export(text: &str) -> bool {
    save_file(FILE_NAME, "application/json", text).is_ok()
}

/// Lets the player choose a file, as a press on the file field of the dialog would.
pub fn choose_file() {
    let field = gloo_utils::document().query_selector("dialog [type=file]").ok().flatten();
    field.and_then(|field| call(&field, "click", &[]));
}

/// Reads the file that the player chose in a file field, and empties the field. Emits the text, unless there is no file.
pub fn read_file(event: &Event, on: Callback<Result<String, ImportError>>) {
    let field: JsValue = event.target().into();
    let file = get(&field, "files").and_then(|files| get(&files, "0"));
    let Some(file) = file.filter(JsValue::is_object) else { return };
    let is_small = file.unchecked_ref::<Blob>().size() <= MAX_TEXT as f64;
    let text = if is_small { promise(&file, "text", &[]) } else { None };
    // The same file can be chosen again. Every file field takes an empty value.
    let _ = Reflect::set(&field, &"value".into(), &"".into());
    spawn_local(async move {
        on.emit(match text {
            None if !is_small => Err(ImportError::TooLarge),
            None => Err(ImportError::Unreadable),
            Some(text) => {
                let text = answer(&text).await.ok().and_then(|text| text.as_string());
                text.ok_or(ImportError::Unreadable)
            }
        });
    });
}
