//! The player's progress in the lesson, in local storage.

use std::cell::Cell;

use super::storage::{store, stored};
use crate::state::{Learned, Lesson};

/// The name of the stored progress.
const NAME: &str = "tic-tac-toe-lesson";

thread_local! {
    /// The progress of this visit, for a browser whose storage is denied or full.
    static PROGRESS: Cell<Option<Learned>> = Cell::default();
}

/// Begins the lesson with the stored progress. Invalid progress is dropped.
#[must_use]
pub fn begin() -> Lesson {
    Lesson::new(progress())
}

/// Stores the progress. A full or denied storage costs only its persistence.
#[must_use]
pub fn keep(lesson: Lesson) -> Lesson {
    let lesson = lesson.merged(progress());
    PROGRESS.set(Some(lesson.learned()));
    store(NAME, &lesson.learned().text());
    lesson
}

fn progress() -> Learned {
    let stored = stored(NAME).and_then(|text| Learned::read(&text)).unwrap_or_default();
    PROGRESS.get().map_or(stored, |learned| learned.merged(stored))
}
