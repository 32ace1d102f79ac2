//! What came of sharing.

/// What came of sharing, copying or saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The system's share sheet took it.
    Shared,
    /// It is in the clipboard.
    Copied,
    /// It is saved as a file.
    Saved,
    /// The browser allowed none of these. This is the text, to be copied by hand.
    Refused(String),
}
