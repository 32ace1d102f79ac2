//! Local storage: one JSON value under one key.
//!
//! Each key has a name and the address of the game's directory, so that games at other paths of an origin keep their own. Earlier
//! releases stored under the name alone, and the values of the profile under names of their own. Such a value counts until this game
//! stores its own, which it does for the whole profile at once.
//!
//! Each tab writes only its own changes since it last read or wrote, so that no tab reverts the changes of another.

use std::cell::{Cell, RefCell};

use js_sys::{JSON, Reflect};
use web_sys::StorageEvent;

use super::format::Saved;
use crate::browser::js_value::get;
use crate::progress::profile::data::Profile;
use crate::share::address::bar::directory;
use crate::state::Setup;

/// The name of the stored value. `public/boot.js` and `public/boot/paint.js` read it as well.
const NAME: &str = "tic-tac-toe";

/// Local storage and what this tab last read or wrote.
#[derive(Debug)]
pub struct Storage {
    /// The base of the next merge: the scores as last stored, with this tab's own choices.
    base: RefCell<Saved>,
    /// The value that was last stored, or that of a first visit. It counts if storage has none any more.
    stored: RefCell<Saved>,
    /// Whether the browser refused the last access and the player was told.
    pub is_failing: Cell<bool>,
}

/// The result of reading the storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The value of an earlier visit.
    Saved(Box<Saved>),
    /// No value.
    Nothing,
    /// An invalid value.
    Unreadable,
    /// The browser denies storage.
    Denied,
}

/// Local storage is denied or full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSaved;

/// Reads the value.
pub fn read() -> Found {
    let Some(storage) = browser_storage() else { return Found::Denied };
    // Storage can deny each access.
    if storage.get_item(NAME).is_err() {
        return Found::Denied;
    }
    match stored(NAME) {
        Some(text) => parse(&text).map_or(Found::Unreadable, |saved| Found::Saved(Box::new(saved))),
        None => {
            let profile = Saved::read_profile(&earlier);
            if profile == Profile::default() {
                return Found::Nothing;
            }
            let saved = Saved { setup: Setup::FIRST_VISIT, profile: profile.into(), ..Saved::default() };
            Found::Saved(Box::new(saved))
        }
    }
}

impl Storage {
    /// Creates the storage with the state at the start of the visit, which may have settings of the address.
    pub fn new(base: Saved) -> Self {
        let found = read();
        // The visit begins with the note.
        let is_failing = Cell::new(found == Found::Denied);
        let stored = match found {
            Found::Saved(saved) => *saved,
            Found::Nothing | Found::Unreadable | Found::Denied => {
                Saved { setup: Setup::FIRST_VISIT, scores: base.scores.clone(), ..Saved::default() }
            }
        };
        Self { base: RefCell::new(base.without_answer(&stored)), stored: RefCell::new(stored), is_failing }
    }

    /// Returns the stored value with the scores of another one.
    pub fn with_scores(&self, Saved { scores, scores_of_games, .. }: Saved) -> Saved {
        Saved { scores, scores_of_games, ..self.base.borrow().clone() }
    }

    /// Writes the changes of this tab. Returns the value with the changes of other tabs.
    ///
    /// # Errors
    ///
    /// [`NotSaved`] if the browser refuses. Nothing is lost: the next call tries again.
    pub fn save(&self, mine: &Saved) -> Result<Saved, NotSaved> {
        let base = self.base.borrow().clone();
        // After a failure, tries again even without a change.
        if *mine == base && !self.is_failing.get() {
            return Ok(mine.clone());
        }
        let storage = browser_storage().ok_or(NotSaved)?;
        let theirs = match read() {
            Found::Saved(saved) => *saved,
            Found::Nothing | Found::Unreadable | Found::Denied => {
                Saved { scores: base.scores.clone(), ..self.stored.borrow().clone() }
            }
        };
        let merged = Saved::merge(&base, mine, &theirs);
        storage.set_item(&key(NAME), &write(&merged)).map_err(|_| NotSaved)?;
        self.base.replace(mine.clone().with_shared(&merged));
        self.stored.replace(merged.clone());
        Ok(merged)
    }

    /// Returns the value before and after a `storage` event; `None` for other keys and invalid values.
    pub fn change(&self, event: &StorageEvent) -> Option<(Saved, Saved)> {
        // Clearing the storage sends an event without key. The next change then writes everything again.
        if event.key()? != key(NAME) {
            return None;
        }
        // The value of the event may be older than the last one that this tab has read or written.
        let Found::Saved(saved) = read() else { return None };
        let before = self.base.borrow().clone();
        self.base.replace(before.clone().with_shared(&saved));
        Some((before, *saved))
    }
}

/// Reads the saved value from a JSON object of strings.
fn parse(text: &str) -> Option<Saved> {
    let object = JSON::parse(text).ok()?;
    Saved::read(&|key| get(&object, key)?.as_string().or_else(|| earlier(key)))
}

/// Returns a value of the profile that an earlier release stored under a name of their own.
fn earlier(key: &str) -> Option<String> {
    if ["players", "lesson", "practice"].contains(&key) { stored(&[NAME, "-", key].concat()) } else { None }
}

/// Writes the saved value as a JSON object of strings.
fn write(saved: &Saved) -> String {
    let mut json = String::new();
    saved.write(&mut |key, value| {
        // No value has other control characters than line breaks, and no name needs escaping.
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        for part in [if json.is_empty() { "{\"" } else { ",\"" }, key, "\":\"", &value, "\""] {
            json.push_str(part);
        }
    });
    json.push('}');
    json
}

/// Returns the text under another name, which only the lazy part reads.
pub(crate) fn stored(name: &str) -> Option<String> {
    let storage = browser_storage()?.into();
    [&key(name), name].into_iter().find_map(|key| get(&storage, key)?.as_string())
}

/// Stores a text under another name. Returns whether the browser allows it.
pub(crate) fn store(name: &str, text: &str) -> bool {
    // By name, because a second use of the bindings would grow the first download.
    let key = key(name).into();
    browser_storage().is_some_and(|storage| Reflect::set(&storage, &key, &text.into()).unwrap_or_default())
}

/// Returns the key of a name.
fn key(name: &str) -> String {
    [name, " ", &directory()].concat()
}

/// Returns local storage, if the browser allows it.
fn browser_storage() -> Option<web_sys::Storage> {
    gloo_utils::window().local_storage().ok().flatten()
}
