//! The result of sharing.

/// The result of sharing, copying or saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareResult {
    /// The system's share sheet took the link.
    Shared,
    /// The text is in the clipboard.
    Copied,
    /// The image is saved as a file.
    Saved,
    /// The browser refused. The dialog offers this text to copy by hand.
    Refused(String),
}
