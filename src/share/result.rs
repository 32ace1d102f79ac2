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

/// How sharing, copying or saving has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareOutcome {
    /// The system's share sheet took the link.
    Shared,
    /// A text is in the clipboard, as the browser says.
    Copied(Copied),
    /// The image is saved as a file.
    Saved,
    /// The game is saved as a file.
    FileSaved,
    /// The browser refused.
    Refused,
    /// The browser has not answered yet.
    Unanswered,
}

/// The result of sharing, copying or saving.
///
/// Some browsers inside other apps say that they have copied a text, and have not. The dialog always shows the text, so that
/// the player can copy it by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareResult {
    /// How it has ended.
    pub outcome: ShareOutcome,
    /// The text; empty for a saved image.
    pub text: String,
}

impl ShareResult {
    /// Whether the text has left the page, as the browser says.
    pub const fn is_shared(&self) -> bool {
        matches!(self.outcome, ShareOutcome::Shared | ShareOutcome::Copied(_))
    }
}
