//! Lists in local storage. They are not part of the game's value, because only some dialogs read them.

use std::cell::RefCell;

use super::list::{Dated, DatedList, Unreadable};
use crate::progress::storage::local_storage::{store, stored};

/// A list that the browser did not store.
#[derive(Clone)]
struct Unsaved {
    name: &'static str,
    /// What is stored in place of it.
    stored: Option<String>,
    text: String,
}

thread_local! {
    /// They count until the end of the visit, or until another tab can store its own.
    static UNSAVED: RefCell<Vec<Unsaved>> = RefCell::default();
}

/// Reads a stored list. An invalid one is replaced with the next item.
///
/// # Errors
///
/// [`Unreadable::Newer`] if a newer release has stored it.
pub fn read<T: Dated>() -> Result<DatedList<T>, Unreadable> {
    let stored = stored(T::NAME);
    let unsaved = UNSAVED.with_borrow(|all| all.iter().find(|unsaved| unsaved.name == T::NAME).cloned());
    let text = match unsaved {
        Some(unsaved) if unsaved.stored == stored => Some(unsaved.text),
        _ => stored,
    };
    match text.map(|text| text.parse()) {
        Some(Ok(list)) => Ok(list),
        Some(Err(Unreadable::Newer)) => Err(Unreadable::Newer),
        Some(Err(Unreadable::Invalid)) | None => Ok(DatedList::default()),
    }
}

/// Stores a list. A full or denied storage costs only its persistence.
pub fn write<T: Dated>(list: &DatedList<T>) {
    let text = list.text();
    let is_stored = store(T::NAME, &text);
    UNSAVED.with_borrow_mut(|all| {
        all.retain(|unsaved| unsaved.name != T::NAME);
        if !is_stored {
            all.push(Unsaved { name: T::NAME, stored: stored(T::NAME), text });
        }
    });
}

/// Changes a stored list, on top of what other tabs have stored. Returns the result.
///
/// # Errors
///
/// [`Unreadable::Newer`] if a newer release has stored it. It stays as it is.
pub fn change<T: Dated>(change: impl FnOnce(&mut DatedList<T>)) -> Result<DatedList<T>, Unreadable> {
    let before = read()?;
    let mut list = before.clone();
    change(&mut list);
    if list != before {
        write(&list);
    }
    Ok(list)
}
