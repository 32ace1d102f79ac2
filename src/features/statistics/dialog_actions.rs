//! The actions of the statistics dialog. Each returns what the dialog shows afterwards.

use wasm_bindgen::JsValue;

use super::dialog_state::{Notice, Shown};
use super::files;
use super::import::Imported;
use super::import_error::ImportError;
use super::progress::Progress;
use super::state::Change;
use super::storage as statistics;
use crate::features::visit::outside::today;

impl Shown {
    /// Returns what the dialog shows when it opens.
    pub(super) fn new() -> Self {
        Self {
            stored: statistics::read(),
            rules: None,
            change: None,
            progress: None,
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
        Self { is_reset: self.is_reset, progress: self.progress.clone(), ..self.after(notice, self.change.clone()) }
    }

    /// Shows or hides the choice of what to erase.
    pub(super) fn erasing(&self) -> Self {
        Self { is_erasing: !self.is_erasing, ..self.clone() }
    }

    /// Says that the score against the opponent is reset.
    pub(super) fn score_reset(&self) -> Self {
        Self { is_reset: true, ..self.after(Notice::ScoreReset, None) }
    }

    /// Saves the statistics and the progress as a file.
    pub(super) fn exported(&self, progress: &Progress) -> Self {
        let is_saved = statistics::read().is_ok_and(|stored| files::export(&stored.file(progress)));
        self.still(if is_saved { Notice::Exported } else { Notice::NotExported })
    }

    /// Adds the games of an exported file, of which this is the text. The caller adds its progress.
    pub(super) fn imported(&self, text: Result<String, ImportError>, progress: &Progress) -> Self {
        let Ok(now) = statistics::read() else { return Self::new() };
        // Where the day begins first, it is tomorrow.
        let tomorrow = today().saturating_add(1);
        match text.and_then(|text| Imported::read::<JsValue>(&text, &now, progress, tomorrow)) {
            Ok(Imported { games: change, progress }) => {
                statistics::write(&change.after);
                let games = change.after.games().saturating_sub(change.before.games());
                Self { progress: Some(progress.into()), ..self.after(Notice::Imported(games), Some(change)) }
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
