//! The list of notes.

use crate::state::note::Note;
use crate::state::{Announcement, GameState};
use std::rc::Rc;

impl GameState {
    /// Adds a note, or replaces the one of its kind.
    pub(crate) fn notify(&mut self, note: Note) {
        if !self.notes().iter().any(|other| other.repeats(&note)) {
            self.drop_notes(&|other| other.is_of_kind(&note));
            Rc::make_mut(self.notes.get_or_insert_default()).push(note);
            self.announcement = Announcement::Note;
        }
    }

    /// Replaces the notes about the game, unless the list is empty.
    pub(crate) fn notify_about_game(&mut self, notes: Vec<Note>) {
        if !notes.is_empty() {
            self.drop_notes(&|other| other.is_about_game() && !notes.iter().any(|note| note.repeats(other)));
        }
        notes.into_iter().for_each(|note| self.notify(note));
    }

    /// Drops the notes that end with the game.
    pub(crate) fn drop_notes_of_game(&mut self) {
        self.drop_notes(&|note| note.is_about_game() || matches!(note, Note::NoWorker));
    }

    /// Drops the notes that match.
    pub(crate) fn drop_notes(&mut self, is_dropped: &dyn Fn(&Note) -> bool) {
        if self.notes().iter().any(is_dropped)
            && let Some(notes) = &mut self.notes
        {
            Rc::make_mut(notes).retain(|note| !is_dropped(note));
            self.notes.take_if(|notes| notes.is_empty());
        }
    }
}
