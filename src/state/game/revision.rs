//! Revisions of the board.

/// The number of changes of the board in this visit. Identifies stale actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revision(u32);

impl Revision {
    /// Returns the revision after another change.
    pub(crate) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }

    /// Returns the number, which wraps around after `u32::MAX`.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }
}
