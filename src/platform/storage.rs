//! What is kept in the browser between visits: one JSON value under one key.
//!
//! Several tabs can be open at once. Each of them writes what *it* changed since it last looked, and never what it
//! only remembers, so that no tab takes back what another one did.

use std::cell::{Cell, RefCell};

use js_sys::{JSON, Reflect};
use web_sys::StorageEvent;

use crate::state::{Saved, Scores, ScoresChange};

/// The key of the one value that the game keeps.
const KEY: &str = "tic-tac-toe";

/// The browser's storage for this page, and what this tab last knew of it.
#[derive(Debug)]
pub struct Storage {
    /// What this tab last read or wrote, with its own choices in place of other tabs': what differs from this is new.
    base: RefCell<Saved>,
    /// Whether the browser refused the last value, and the player was told.
    pub is_failing: Cell<bool>,
}

/// What was found in storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The value of an earlier visit.
    Saved(Box<Saved>),
    /// Nothing.
    Nothing,
    /// Something that cannot be read.
    Unreadable,
    /// The browser does not let this page keep anything.
    Denied,
}

/// The browser does not let this page keep anything, or there is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSaved;

/// Reads the value.
#[must_use]
pub fn read() -> Found {
    let Some(storage) = browser_storage() else { return Found::Denied };
    match storage.get_item(KEY) {
        Ok(Some(text)) => parse(&text).map_or(Found::Unreadable, |saved| Found::Saved(Box::new(saved))),
        Ok(None) => Found::Nothing,
        Err(_) => Found::Denied,
    }
}

impl Storage {
    /// A storage of which this tab knows this much.
    #[must_use]
    pub const fn new(base: Saved) -> Self {
        Self { base: RefCell::new(base), is_failing: Cell::new(false) }
    }

    /// What is kept if nothing but the scores changes.
    #[must_use]
    pub fn with_scores(&self, scores: Scores) -> Saved {
        Saved { scores, ..self.base.borrow().clone() }
    }

    /// Writes what this tab changed, and returns how the scores differ from this tab's because of others.
    ///
    /// # Errors
    ///
    /// [`NotSaved`] if the browser refuses. Nothing is lost: the next call tries again.
    pub fn save(&self, mine: &Saved) -> Result<ScoresChange, NotSaved> {
        let base = self.base.borrow().clone();
        if *mine == base {
            return Ok(ScoresChange { from: mine.scores, to: mine.scores });
        }
        let storage = browser_storage().ok_or(NotSaved)?;
        let theirs = match read() {
            Found::Saved(saved) => *saved,
            Found::Nothing | Found::Unreadable | Found::Denied => base.clone(),
        };
        let merged = Saved::merge(&base, mine, &theirs);
        storage.set_item(KEY, &write(&merged)).map_err(|_| NotSaved)?;
        self.base.replace(Saved { scores: merged.scores, ..mine.clone() });
        Ok(ScoresChange { from: mine.scores, to: merged.scores })
    }

    /// Learns what another tab stored, and returns how it changes the scores; `None` for other events.
    pub fn change(&self, event: &StorageEvent) -> Option<ScoresChange> {
        // Storage that was cleared as a whole has no key and no value: what this tab knows is then written again with the
        // next change.
        let theirs = event.new_value().filter(|_| event.key().as_deref() == Some(KEY))?;
        let to = parse(&theirs)?.scores;
        let from = std::mem::replace(&mut self.base.borrow_mut().scores, to);
        Some(ScoresChange { from, to })
    }
}

/// The saved value in a JSON object of texts, if that is what the text holds.
fn parse(text: &str) -> Option<Saved> {
    let object = JSON::parse(text).ok()?;
    Saved::read(&|key| Reflect::get(&object, &key.into()).ok()?.as_string())
}

/// The saved value as a JSON object of texts.
fn write(saved: &Saved) -> String {
    let mut json = String::new();
    saved.write(&mut |key, value| {
        // Nothing in it needs escaping: names and values are made of letters, digits, spaces and underscores.
        for part in [if json.is_empty() { "{\"" } else { ",\"" }, key, "\":\"", value, "\""] {
            json.push_str(part);
        }
    });
    json.push('}');
    json
}

/// The browser's storage, if it lets this page have one.
fn browser_storage() -> Option<web_sys::Storage> {
    gloo_utils::window().local_storage().ok().flatten()
}
