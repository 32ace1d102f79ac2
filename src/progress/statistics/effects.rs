//! What the buttons of the statistics dialog do to storage and files. Each returns what has happened.
//!
//! They read the stored statistics, because another tab may have changed them since the dialog shows them.

use wasm_bindgen::JsValue;

use super::import_error::ImportError;
use super::model::Undoable;
use super::progress::Progress;
use super::state::{Change, IsNewer};
use super::stored::import::Imported;
use super::stored::storage;
use super::update::Msg;
use crate::browser::clock::today;
use crate::share::share_sheet::save_file;
use crate::ui::fields::file_choice::FileError;

/// The name of an exported file.
const FILE_NAME: &str = "tic-tac-toe-statistics.json";

/// Saves the statistics and the progress as a file.
pub fn export(progress: &Progress) -> Msg {
    let save = |text: &str| save_file(FILE_NAME, "application/json", text).is_ok();
    Msg::Exported(storage::read().is_ok_and(|stored| save(&stored.file(progress))))
}

/// Adds the games of an exported file, of which this is the text, to the stored ones.
pub fn import(text: Result<String, FileError>, progress: &Progress) -> Msg {
    let Ok(now) = storage::read() else { return Msg::Read(Err(IsNewer)) };
    // Where the day begins first, it is tomorrow.
    let tomorrow = today().saturating_add(1);
    let text = text.map_err(ImportError::from);
    let imported = text.and_then(|text| Imported::read::<JsValue>(&text, &now, progress, tomorrow));
    if let Ok(imported) = &imported {
        storage::write(&imported.games.after);
    }
    Msg::Imported(imported.map(Box::new))
}

/// Erases the stored statistics.
pub fn erase() -> Msg {
    let Ok(before) = storage::read() else { return Msg::Read(Err(IsNewer)) };
    let change = Change { before, after: storage::empty() };
    storage::write(&change.after);
    Msg::Erased(change)
}

/// Undoes the change of the stored statistics by the last action.
pub fn undo(undoable: &Undoable) -> Msg {
    let Some(change) = undoable.change() else { return Msg::Undone(None) };
    let Ok(now) = storage::read() else { return Msg::Read(Err(IsNewer)) };
    let Some(before) = change.undone(&now) else { return Msg::NotUndone };
    storage::write(&before);
    Msg::Undone(Some(before))
}

impl From<FileError> for ImportError {
    fn from(error: FileError) -> Self {
        match error {
            FileError::Unreadable => Self::Unreadable,
            FileError::TooLarge => Self::TooLarge,
        }
    }
}
