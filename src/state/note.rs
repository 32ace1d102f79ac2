//! Dismissible notes.

use std::rc::Rc;

use engine::notation::{MoveListError, PositionTextError, RulesTextError};
use records::RecordError;

/// A message to the player, mostly about ignored input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The address has a known key with an invalid value.
    UnknownValue {
        /// The key.
        key: String,
        /// Its value, truncated.
        value: String,
    },
    /// The address has an invalid board.
    BadBoard(RulesTextError),
    /// The address has moves, but its board or goal is invalid.
    MovesLeftOut,
    /// The address has an illegal move.
    BadMoves(MoveListError),
    /// The address says that it had more moves.
    MissingMoves {
        /// The number of moves that arrived.
        arrived: usize,
        /// The number of moves that the link had, or 0 if that is cut, too.
        of: usize,
    },
    /// The address has an invalid start position.
    BadStart(PositionTextError),
    /// Several parts of the address were left out: the notes about each.
    LeftOut(Rc<[Self]>),
    /// The address holds an earlier position of the current game.
    OlderLink {
        /// The number of moves in the address.
        shown: usize,
        /// The number of moves of the current game.
        played: usize,
    },
    /// A part of a game in a text or in the address could not be read.
    BadText(Rc<RecordError>),
    /// The saved state could not be read.
    SavedUnreadable,
    /// The browser denies storage to this page.
    NotSaved,
    /// The Web Worker for analysis failed.
    NoWorker,
    /// A language could not be loaded; its name.
    NoLanguage(&'static str),
    /// A new version is ready, and starts when the page reloads.
    NewVersion,
    /// The host sends an altered file instead of that of a version.
    AlteredFile,
    /// The game has sounds. It is shown once, after the first win against a computer player.
    SoundOffer,
    /// The player has new achievements: their places in the list of all.
    Achieved(Rc<[u8]>),
}

/// The notes of the page, oldest first: at most one of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes(Option<Rc<Vec<Note>>>);

impl Notes {
    /// Returns the notes.
    pub fn as_slice(&self) -> &[Note] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Adds a note, or replaces the one of its kind. Returns whether it is no repetition.
    pub(crate) fn add(&mut self, note: Note) -> bool {
        let is_new = !self.as_slice().iter().any(|other| other.repeats(&note));
        if is_new {
            self.drop(&|other| other.is_of_kind(&note));
            Rc::make_mut(self.0.get_or_insert_default()).push(note);
        }
        is_new
    }

    /// Drops the notes that match. Returns whether there was one.
    pub(crate) fn drop(&mut self, is_dropped: &dyn Fn(&Note) -> bool) -> bool {
        let is_found = self.as_slice().iter().any(is_dropped);
        if let Some(notes) = self.0.as_mut().filter(|_| is_found) {
            Rc::make_mut(notes).retain(|note| !is_dropped(note));
            self.0.take_if(|notes| notes.is_empty());
        }
        is_found
    }
}

impl Note {
    /// Returns the only note about an address with these notes about its ignored parts.
    #[must_use]
    pub fn about_address(notes: Vec<Self>) -> Option<Self> {
        if notes.len() > 1 { Some(Self::LeftOut(notes.into())) } else { notes.into_iter().next() }
    }

    /// Returns whether a note replaces another one: same variant, and for unknown values the same key.
    pub fn is_of_kind(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::UnknownValue { key, .. }, Self::UnknownValue { key: other, .. }) => key == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    /// Returns whether a note repeats another one. Errors in a game or its text never count as repeated.
    pub fn repeats(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::UnknownValue { value, .. }, Self::UnknownValue { value: other, .. }) if value != other => false,
            (Self::OlderLink { shown, played }, Self::OlderLink { shown: other, played: others }) => {
                (shown, played) == (other, others)
            }
            (
                Self::BadBoard(_)
                | Self::BadMoves(_)
                | Self::MissingMoves { .. }
                | Self::BadStart(_)
                | Self::LeftOut(_)
                | Self::BadText(_),
                _,
            ) => false,
            _ => self.is_of_kind(other),
        }
    }

    /// Returns whether a note is about the current game and ends with it.
    pub const fn is_about_game(&self) -> bool {
        !matches!(
            self,
            Self::SavedUnreadable
                | Self::NotSaved
                | Self::NoWorker
                | Self::NoLanguage(_)
                | Self::NewVersion
                | Self::AlteredFile
        )
    }
}
