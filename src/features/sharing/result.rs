//! The result of sharing.

/// A text to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The link to a game.
    Link,
    /// A game as text.
    Game,
    /// The code of an embedded game.
    Code,
    /// The result of a puzzle.
    Result,
}

/// The result of sharing, copying or saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareResult {
    /// The system's share sheet took the link.
    Shared,
    /// A text is in the clipboard.
    Copied(Copied),
    /// The image is saved as a file.
    Saved,
    /// The game is saved as a file. The dialog also shows its text, to copy.
    FileSaved(String),
    /// The browser refused. The dialog offers this text to copy by hand.
    Refused(String),
}
