//! What statistics need from the browser: local storage and files.

use std::cell::RefCell;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Event};
use yew::Callback;
use yew::platform::spawn_local;

use super::data::IsNewer;
use super::format::{ImportError, MAX_TEXT};
use super::state::ScoreEvent;
use super::state::Statistics;
use crate::features::sharing::share_sheet::save_file;
use crate::features::storage::local_storage::{store, stored};
use crate::platform::document::random_seed;
use crate::platform::js_value::{call, get, promise};

/// The name of the stored statistics. They are not part of the game's value, because only the lazy part reads them.
const NAME: &str = "tic-tac-toe-statistics";

/// The name of an exported file.
const FILE_NAME: &str = "tic-tac-toe-statistics.json";

thread_local! {
    /// The statistics that the browser did not store, after the stored text. They count until the end of the visit, or
    /// until another tab can store its own.
    static UNSAVED: RefCell<Option<(Option<String>, Statistics)>> = RefCell::default();
}

/// Reads the stored statistics. Invalid ones are replaced with the next game.
///
/// # Errors
///
/// [`IsNewer`] if a newer release has stored them.
pub fn read() -> Result<Statistics, IsNewer> {
    let stored = stored(NAME);
    match UNSAVED.with_borrow(Clone::clone) {
        Some((before, unsaved)) if before == stored => return Ok(unsaved),
        _ => {}
    }
    match stored.map(|text| Statistics::read(&text, random_seed())) {
        Some(Err(ImportError::Newer)) => Err(IsNewer),
        Some(Ok(statistics)) => Ok(statistics),
        Some(Err(_)) | None => Ok(empty()),
    }
}

/// Returns the statistics before the first game. Games that were erased before have another source.
pub fn empty() -> Statistics {
    Statistics::new(random_seed())
}

/// Stores the statistics. A full or denied storage costs only their persistence.
pub fn write(statistics: &Statistics) {
    let is_stored = store(NAME, &statistics.text());
    UNSAVED.set((!is_stored).then(|| (stored(NAME), statistics.clone())));
}

/// Counts finished games, and takes games back, on top of those that other tabs have stored.
pub fn record(events: &[ScoreEvent]) {
    if let Ok(mut statistics) = read() {
        for event in events {
            match event {
                ScoreEvent::Counted(game) => statistics.count(game),
                ScoreEvent::TakenBack(game) => statistics.take_back(game),
            }
        }
        write(&statistics);
    }
}

/// Saves the statistics as a file. Returns whether the browser allows it.
pub fn export(statistics: &Statistics) -> bool {
    save_file(FILE_NAME, "application/json", &statistics.text()).is_ok()
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
                let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string());
                text.ok_or(ImportError::Unreadable)
            }
        });
    });
}
