//! What the reader should know, and can dismiss.

use std::rc::Rc;

use super::shared::Shared;
use super::{Announcement, GameState};
use crate::engine::notation::{MoveListError, PositionTextError, RulesTextError};
use crate::engine::text::TextError;

/// What the reader should know: mostly, what was ignored and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The address has a known key with a value that means nothing here.
    UnknownValue {
        /// The key.
        key: String,
        /// Its value, cut to a few characters.
        value: String,
    },
    /// The address names a board that makes no game.
    BadBoard(RulesTextError),
    /// The address holds moves that cannot all be played.
    BadMoves(MoveListError),
    /// The address holds a position to start from that is none.
    BadStart(PositionTextError),
    /// The address holds an earlier moment of the game that is played here.
    OlderLink {
        /// How many moves the address holds.
        shown: usize,
        /// How many moves the game has here.
        played: usize,
    },
    /// A text holds a game of which not everything could be read.
    BadText(Rc<TextError>),
    /// What an earlier visit left behind cannot be read.
    SavedUnreadable,
    /// The browser does not save anything for this page.
    NotSaved,
    /// The worker that thinks for Perfect cannot be had.
    NoThinker,
    /// A newer version of the game is there, and waits until the page is loaded again.
    NewVersion,
}

impl Note {
    /// Whether it says the same sort of thing as another one, and so takes its place. Each key of the address has its own.
    #[must_use]
    pub fn is_of_kind(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::UnknownValue { key, .. }, Self::UnknownValue { key: other, .. }) => key == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    /// Whether it repeats another note. Problems with a game or its text never count as repeated.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::UnknownValue { value, .. }, Self::UnknownValue { value: other, .. }) if value != other => false,
            (Self::OlderLink { shown, played }, Self::OlderLink { shown: other, played: others }) => {
                (shown, played) == (other, others)
            }
            (Self::BadBoard(_) | Self::BadMoves(_) | Self::BadStart(_) | Self::BadText(_), _) => false,
            _ => self.is_of_kind(other),
        }
    }

    /// Whether it is about how the game was opened, and so ends with that game.
    #[must_use]
    pub const fn is_about_game(&self) -> bool {
        !matches!(self, Self::SavedUnreadable | Self::NotSaved | Self::NoThinker | Self::NewVersion)
    }
}

impl GameState {
    /// A note joins the others, or takes the place of the one of its kind.
    pub(super) fn notify(&mut self, note: Note) {
        if !self.notes().iter().any(|kept| kept.says_the_same(&note)) {
            self.drop_notes(&|kept| kept.is_of_kind(&note));
            self.notes.get_or_insert_with(|| Shared::new(Vec::new())).change().push(note);
            self.announcement = Announcement::Note;
        }
    }

    /// These notes about the game here take the place of all others about it.
    pub(super) fn notify_about_game(&mut self, notes: Vec<Note>) {
        if !notes.is_empty() {
            self.drop_notes(&|kept| kept.is_about_game() && !notes.iter().any(|note| note.says_the_same(kept)));
        }
        notes.into_iter().for_each(|note| self.notify(note));
    }

    /// Drops the notes that match.
    pub(super) fn drop_notes(&mut self, is_dropped: &dyn Fn(&Note) -> bool) {
        if self.notes().iter().any(is_dropped)
            && let Some(notes) = &mut self.notes
        {
            notes.change().retain(|note| !is_dropped(note));
            self.notes.take_if(|notes| notes.is_empty());
        }
    }
}
