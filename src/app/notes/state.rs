//! The list of notes.

use crate::state::note::Note;
use crate::state::{Announcement, GameState};

impl GameState {
    /// Adds and announces a note, unless the page shows it already.
    pub(crate) fn notify(&mut self, note: Note) {
        if self.notes.add(note) {
            self.shown.announcement = Announcement::Note;
        }
    }

    /// Drops a note that the player dismisses.
    pub(crate) fn dismiss(&mut self, note: &Note) {
        // The other notes have been announced.
        if self.notes.drop(&|kept| kept.is_of_kind(note)) && self.shown.announcement == Announcement::Note {
            self.shown.announcement = Announcement::Coach;
        }
    }

    /// Replaces the notes about the game, unless the list is empty.
    pub(crate) fn notify_about_game(&mut self, notes: Vec<Note>) {
        if !notes.is_empty() {
            self.notes.drop(&|other| other.is_about_game() && !notes.iter().any(|note| note.repeats(other)));
        }
        notes.into_iter().for_each(|note| self.notify(note));
    }

    /// Drops the notes that end with the game.
    pub(crate) fn drop_notes_of_game(&mut self) {
        self.notes.drop(&|note| note.is_about_game() || matches!(note, Note::NoWorker));
    }
}
