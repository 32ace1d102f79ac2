//! The actions of the statistics dialog. Each returns what the dialog shows afterwards.

use wasm_bindgen::JsValue;

use super::dialog_state::{Notice, Shown};
use super::files;
use super::import::ImportError;
use super::state::Change;
use super::storage as statistics;

impl Shown {
    /// Returns what the dialog shows when it opens.
    pub(super) fn new() -> Self {
        Self {
            stored: statistics::read(),
            rules: None,
            change: None,
            is_reset: false,
            is_erasing: false,
            notice: Notice::None,
        }
    }

    /// Returns what the dialog shows after an action. Undo then takes back this change of the statistics, and leaves the scores.
    fn after(&self, notice: Notice, change: Option<Change>) -> Self {
        Self { rules: self.rules, change, notice, ..Self::new() }
    }

    /// Returns what the dialog shows after an action that changed nothing.
    fn still(&self, notice: Notice) -> Self {
        Self { is_reset: self.is_reset, ..self.after(notice, self.change.clone()) }
    }

    /// Shows or hides the choice of what to erase.
    pub(super) fn erasing(&self) -> Self {
        Self { is_erasing: !self.is_erasing, ..self.clone() }
    }

    /// Says that the score against the opponent is reset.
    pub(super) fn score_reset(&self) -> Self {
        Self { is_reset: true, ..self.after(Notice::ScoreReset, None) }
    }

    /// Saves the statistics as a file.
    pub(super) fn exported(&self) -> Self {
        let is_saved = statistics::read().is_ok_and(|stored| files::export(&stored));
        self.still(if is_saved { Notice::Exported } else { Notice::NotExported })
    }

    /// Adds the games of an exported file, of which this is the text.
    pub(super) fn imported(&self, text: Result<String, ImportError>) -> Self {
        let Ok(now) = statistics::read() else { return Self::new() };
        match text.and_then(|text| now.import::<JsValue>(&text)) {
            Ok(change) => {
                statistics::write(&change.after);
                let games = change.after.games().saturating_sub(change.before.games());
                self.after(Notice::Imported(games), Some(change))
            }
            Err(error) => self.still(Notice::Refused(error)),
        }
    }

    /// Erases the statistics.
    pub(super) fn erased(&self) -> Self {
        let Ok(before) = statistics::read() else { return Self::new() };
        let change = Change { before, after: statistics::empty() };
        statistics::write(&change.after);
        Self { is_reset: true, ..self.after(Notice::Erased, Some(change)) }
    }

    /// Takes back the last change of the statistics.
    pub(super) fn undone(&self) -> Self {
        let Some(change) = &self.change else { return self.after(Notice::Undone, None) };
        let Ok(now) = statistics::read() else { return Self::new() };
        match change.undone(&now) {
            Some(before) => {
                statistics::write(&before);
                self.after(Notice::Undone, None)
            }
            None => self.still(Notice::NotUndone),
        }
    }
}
