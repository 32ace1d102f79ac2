//! The open dialog.

use super::opaque::Opaque;

/// The open dialog. Those that more than their own buttons open have names; the lazy part knows the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The settings.
    Settings,
    /// The choice of the board, the rules, and other ways to begin a game.
    Boards,
    /// The choice of computer players that are known by their strategies.
    Strategies,
    /// Sharing.
    Share,
    /// The list of keyboard shortcuts.
    Shortcuts,
    /// The puzzles, when they open.
    Puzzles,
    /// The lesson, when it opens.
    Lesson,
    /// The statistics.
    Statistics,
    /// A dialog with data, a [`LazyDialog`](crate::features::dialog::LazyDialog).
    Lazy(Opaque),
}
