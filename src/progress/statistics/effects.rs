//! What the buttons of the statistics dialog do to storage and files. Each returns what has happened.
//!
//! They read the stored statistics, because another tab may have changed them since the dialog shows them.

use wasm_bindgen::JsValue;

use super::import_error::ImportError;
use super::lists::Lists;
use super::model::Undoable;
use super::progress::Progress;
use super::state::{Change, IsNewer};
use super::stored::import::Imported;
use super::stored::storage;
use super::update::Msg;
use crate::browser::clock::today;
use crate::progress::dated::storage as dated;
use crate::share::share_sheet::save_file;
use crate::ui::fields::file_choice::FileError;

/// The name of an exported file.
const FILE_NAME: &str = "tic-tac-toe-statistics.json";

/// Saves the statistics and the progress as a file.
pub fn export(progress: &Progress) -> Msg {
    let progress = Progress { lists: read_lists(), ..progress.clone() };
    let save = |text: &str| save_file(FILE_NAME, "application/json", text).is_ok();
    Msg::Exported(storage::read().is_ok_and(|stored| save(&stored.file(&progress))))
}

/// Adds the games of an exported file, of which this is the text, to the stored ones.
pub fn import(text: Result<String, FileError>, progress: &Progress) -> Msg {
    let Ok(now) = storage::read() else { return Msg::Read(Err(IsNewer)) };
    let progress = Progress { lists: read_lists(), ..progress.clone() };
    // Where the day begins first, it is tomorrow.
    let tomorrow = today().saturating_add(1);
    let text = text.map_err(ImportError::from);
    let imported = text.and_then(|text| Imported::read::<JsValue>(&text, &now, &progress, tomorrow));
    if let Ok(imported) = &imported {
        storage::write(&imported.games.after);
        write_lists(&imported.progress.after.lists);
    }
    Msg::Imported(imported.map(Box::new))
}

/// Erases the stored statistics, with the collected and the rated games.
pub fn erase() -> Msg {
    let Ok(before) = storage::read() else { return Msg::Read(Err(IsNewer)) };
    let change = Change { before, after: storage::empty() };
    storage::write(&change.after);
    let lists = read_lists();
    write_lists(&Lists::default());
    Msg::Erased(change, lists)
}

/// Undoes the change of the stored statistics and games by the last action.
pub fn undo(undoable: &Undoable) -> Msg {
    let Some(change) = undoable.change() else { return Msg::Undone(None) };
    let Ok(now) = storage::read() else { return Msg::Read(Err(IsNewer)) };
    let Some(before) = change.undone(&now) else { return Msg::NotUndone };
    storage::write(&before);
    write_lists(&undoable.undone_lists(&read_lists()));
    Msg::Undone(Some(before))
}

/// Returns the ratings by the stored games.
pub fn ratings() -> Msg {
    Msg::Rated(read_lists().rated.ratings(today()))
}

/// Reads the stored games. Those of a newer release are left out.
fn read_lists() -> Lists {
    Lists { games: dated::read().unwrap_or_default(), rated: dated::read().unwrap_or_default() }
}

/// Stores the games, except in place of those of a newer release.
fn write_lists(Lists { games, rated }: &Lists) {
    // The dialog of the games tells of a newer release.
    let _ = dated::change(|stored| stored.clone_from(games));
    let _ = dated::change(|stored| stored.clone_from(rated));
}

impl From<FileError> for ImportError {
    fn from(error: FileError) -> Self {
        match error {
            FileError::Unreadable => Self::Unreadable,
            FileError::TooLarge => Self::TooLarge,
        }
    }
}
