//! The stored statistics, and the JSON reader of the browser.

use std::cell::RefCell;

use js_sys::{Array, JSON};
use wasm_bindgen::JsValue;

use crate::browser::document::random_seed;
use crate::browser::js_value::get;
use crate::progress::statistics::import_error::ImportError;
use crate::progress::statistics::json_value::Json;
use crate::progress::statistics::state::{IsNewer, ScoreEvent, Statistics, Stored};
use crate::progress::storage::local_storage::{store, stored};

/// The name of the stored statistics. They are not part of the game's value, because only the lazy part reads them.
const NAME: &str = "tic-tac-toe-statistics";

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
pub fn read() -> Stored {
    let stored = stored(NAME);
    match UNSAVED.with_borrow(Clone::clone) {
        Some((before, unsaved)) if before == stored => return Ok(unsaved),
        _ => {}
    }
    match stored.map(|text| Statistics::read::<JsValue>(&text, random_seed())) {
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

/// Counts finished games, and takes games back, on top of those that other tabs have stored. Returns the result.
///
/// # Errors
///
/// [`IsNewer`] if a newer release has stored statistics, which stay as they are.
pub fn record(events: &[ScoreEvent]) -> Stored {
    let mut statistics = read()?;
    for event in events {
        match event {
            ScoreEvent::Counted(game) => statistics.count(game),
            ScoreEvent::TakenBack(game) => statistics.take_back(game),
        }
    }
    write(&statistics);
    Ok(statistics)
}

impl Json for JsValue {
    fn parse(text: &str) -> Option<Self> {
        JSON::parse(text).ok()
    }

    fn get(&self, name: &str) -> Option<Self> {
        get(self, name).filter(|value| !value.is_undefined())
    }

    fn text(&self) -> Option<String> {
        self.as_string()
    }

    fn number(&self) -> Option<u32> {
        let number = self.as_f64()?;
        let whole = number as u32;
        (f64::from(whole) == number).then_some(whole)
    }

    fn elements(&self) -> Option<Vec<Self>> {
        Array::is_array(self).then(|| Array::from(self).to_vec())
    }
}
