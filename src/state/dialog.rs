//! The open dialog.

use super::lazy_part::opaque::Opaque;

/// The open dialog: a request by name, or the model that the lazy part makes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// What the page offers beside the game: share, moves, statistics, settings.
    Menu,
    /// The sheet of the chip: board, rules, opponent, side, match, and other ways to begin a game.
    Game,
    /// The settings.
    Settings,
    /// The fields for a board of any size.
    OtherBoard,
    /// The field for the text of a game.
    Paste,
    /// The position editor.
    SetUp,
    /// The names and colors of two players at this screen.
    Players,
    /// Sharing.
    Share,
    /// The list of keyboard shortcuts.
    Shortcuts,
    /// The code that embeds the game in another page.
    Embed,
    /// The puzzles.
    Puzzles,
    /// The lesson.
    Lesson,
    /// The statistics.
    Statistics,
    /// The finished games of this browser.
    Collection,
    /// A dialog with its model, a [`LazyDialog`](crate::app::dialog::LazyDialog).
    Lazy(Opaque),
}
