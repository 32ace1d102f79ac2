//! The places of the page that the lazy part fills.

use yew::prelude::*;

use crate::game::board::{Annotations, Strike};
use crate::game::reset_button::ResetLabel;
use crate::game::status::status_bar::StatusExtras;
use crate::ui::dialog::DialogContent;
use engine::Mark;

/// What the lazy part shows. The page shows its own view in an empty place, as on a first visit.
#[derive(Default)]
pub struct Slots {
    /// The game with other rules, in place of the game at hand.
    pub game: Option<ShownGame>,
    /// The label of the chip: board, opponent and side.
    pub chip: Option<String>,
    /// The names of the visible parts of an embedded game, for styles.
    pub shown_parts: Option<String>,
    /// The items of the list of notes.
    pub notes: Html,
    /// The score board of a match or of players with names.
    pub score: Option<Html>,
    /// Additions to the status bar.
    pub status: StatusExtras,
    /// The coach's annotations on the board.
    pub annotations: Annotations,
    /// Draws a stroke through each completed line.
    pub strike: Option<Strike>,
    /// The tools below the board.
    pub tools: Option<Html>,
    /// The label and the emphasis of the main button.
    pub reset: Option<ResetLabel>,
    /// The progress of analysis, and buttons that end it.
    pub analysis: Html,
    /// The coach's sentence and its controls.
    pub explanation: Option<Html>,
    /// Whether a sentence may name squares, so that the board shows their names.
    pub names_squares: bool,
    /// The best moves and the list of moves.
    pub sidebar: Html,
    /// The open dialog.
    pub dialog: Option<DialogContent>,
}

/// What the page shows of the game: the board, the status bar and the attributes of the page.
pub struct ShownGame {
    /// The board.
    pub board: Html,
    /// The status bar.
    pub status: Html,
    /// `playing`, `won` or `drawn`.
    pub status_name: &'static str,
    /// The mark that comes next.
    pub turn: Option<Mark>,
    /// The winner.
    pub winner: Option<Mark>,
    /// Whether the winner is no local player.
    pub is_lost: bool,
    /// Whether a computer player is at work.
    pub is_thinking: bool,
    /// Whether the game has ended, also while the player looks back at it.
    pub is_finished: bool,
}
