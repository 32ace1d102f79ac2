//! The dialog with the collected games.

use super::list::{Collection, Entry};
use super::played::{Kind, Played};

/// The number of games that the dialog shows at first, and adds on request.
pub const PAGE: usize = 20;

/// The open dialog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CollectionDialog {
    /// The games, newest first; `None` until they are read.
    pub games: Option<Vec<Played>>,
    /// Whether a newer release keeps the games.
    pub is_newer: bool,
    /// The board or the rules of the shown games; `None` for all.
    pub kind: Option<Kind>,
    /// The number of pages that are shown beside the first one.
    pub further_pages: usize,
    /// The game that the player has just deleted.
    pub deleted: Option<Entry>,
}

impl CollectionDialog {
    /// Takes over the stored games. One that this release cannot read is left out.
    pub(super) fn take(&mut self, collection: &Collection) {
        self.games = Some(collection.items().iter().rev().filter_map(Played::read).collect());
    }

    /// Returns the boards and rules of all games, the last played first.
    pub fn kinds(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for kind in self.games.iter().flatten().map(Played::kind) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Returns the games of the chosen kind, newest first.
    fn chosen(&self) -> impl Iterator<Item = &Played> {
        let kind = self.kind.filter(|kind| self.kinds().contains(kind));
        self.games.iter().flatten().filter(move |game| kind.is_none_or(|kind| game.kind() == kind))
    }

    /// Returns the shown games, newest first.
    pub fn shown(&self) -> impl Iterator<Item = &Played> {
        self.chosen().take(PAGE * (self.further_pages + 1))
    }

    /// Whether there are more games of the chosen kind.
    pub fn has_more(&self) -> bool {
        self.chosen().nth(PAGE * (self.further_pages + 1)).is_some()
    }
}
