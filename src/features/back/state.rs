//! The entry that an open dialog adds to the history of the browser, so that Back closes the dialog and does not leave the page.
//!
//! The entry is added when a dialog opens. When the dialog closes otherwise, the page goes back by itself, so that the next Back
//! leaves the page at once. Going back takes a moment, in which the next dialog may open.
//!
//! ```text
//!                   a dialog opens: add
//!        ┌──── Page ───────────────────▶ Dialog ────┐
//!   Page ▲      ▲    Back: close the dialog │       │ the dialog closes: go back
//!        │      └───────────────────────────┘       ▼
//!        └───────────── the page is there ─────── Leaving
//! ```

/// The current entry in the history of the browser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// That of the page.
    #[default]
    Page,
    /// That of the open dialog.
    Dialog,
    /// That of a closed dialog, while the page goes back.
    Leaving,
}

/// The entry that the browser has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// One of the page.
    Page,
    /// That of a dialog.
    Dialog,
    /// One that the page has not seen: the player has followed a link.
    New,
}

/// What the page does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Adds the entry of a dialog.
    Add,
    /// Goes back.
    GoBack,
    /// Closes the dialog.
    Close,
}

impl Place {
    /// Returns the place after the dialog has opened or closed.
    #[must_use]
    pub const fn rendered(self, is_open: bool) -> (Self, Option<Step>) {
        match (self, is_open) {
            (Self::Page, true) => (Self::Dialog, Some(Step::Add)),
            (Self::Dialog, false) => (Self::Leaving, Some(Step::GoBack)),
            _ => (self, None),
        }
    }

    /// Returns the place after the browser has reached an entry.
    #[must_use]
    pub const fn reached(self, entry: Entry, is_open: bool) -> (Self, Option<Step>) {
        match (self, entry) {
            (Self::Leaving, _) if is_open => (Self::Dialog, Some(Step::Add)),
            (Self::Dialog, Entry::Page) => (Self::Page, Some(Step::Close)),
            // Forward, or a reload of a page with an open dialog.
            (Self::Page, Entry::Dialog) => (Self::Leaving, Some(Step::GoBack)),
            _ => (Self::Page, None),
        }
    }

    /// Whether reaching an entry only removes that of a dialog, so that the game stays as it is.
    #[must_use]
    pub const fn keeps_game(self, entry: Entry) -> bool {
        matches!((self, entry), (Self::Leaving, _) | (Self::Dialog, Entry::Page) | (Self::Page, Entry::Dialog))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_closes_the_dialog_and_then_leaves_the_page() {
        let (open, step) = Place::Page.rendered(true);
        assert_eq!((open, step), (Place::Dialog, Some(Step::Add)));
        assert!(open.keeps_game(Entry::Page));
        let (closed, step) = open.reached(Entry::Page, true);
        assert_eq!((closed, step), (Place::Page, Some(Step::Close)));
        assert_eq!(closed.rendered(false), (Place::Page, None));
    }

    #[test]
    fn closed_dialog_leaves_no_entry_before_the_page() {
        let (leaving, step) = Place::Dialog.rendered(false);
        assert_eq!((leaving, step), (Place::Leaving, Some(Step::GoBack)));
        assert!(leaving.keeps_game(Entry::Page));
        assert_eq!(leaving.reached(Entry::Page, false), (Place::Page, None));
        // The next dialog has opened meanwhile.
        assert_eq!(leaving.rendered(true), (Place::Leaving, None));
        assert_eq!(leaving.reached(Entry::Page, true), (Place::Dialog, Some(Step::Add)));
    }

    #[test]
    fn link_beside_an_open_dialog_opens_its_game() {
        assert!(!Place::Dialog.keeps_game(Entry::New));
        assert_eq!(Place::Dialog.reached(Entry::New, true), (Place::Page, None));
        assert!(!Place::Page.keeps_game(Entry::Page));
        assert_eq!(Place::Page.reached(Entry::Page, false), (Place::Page, None));
    }

    #[test]
    fn forward_to_a_closed_dialog_goes_back() {
        assert_eq!(Place::Page.reached(Entry::Dialog, false), (Place::Leaving, Some(Step::GoBack)));
        assert!(Place::Page.keeps_game(Entry::Dialog));
    }
}
