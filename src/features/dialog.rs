//! Dialogs with data of the lazy part.

use std::rc::Rc;

use crate::features::editor::state::Draft;
use crate::features::embed_dialog::state::Embedding;
use crate::features::lesson::state::Lesson;
use crate::features::puzzles::state::Puzzles;
use crate::features::sharing::result::ShareResult;
use crate::features::statistics::dialog_state::Shown;
use crate::state::opaque::Opaque;
use crate::state::{Dialog, GameState};
use engine::{RulesError, Square};
use records::RecordError;

/// Why the fields of the dialog name no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A field has no whole number, or one above 255.
    NotANumber,
    /// There is no board with these numbers.
    Rules(RulesError),
}

/// A dialog with its data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LazyDialog {
    /// The names and colors of two players at this screen.
    Players,
    /// A board of any size, and the error of the last attempt.
    Board(Option<BoardError>),
    /// Sharing, and the result of the last attempt.
    Share(ShareResult),
    /// Pasting a game, and the error of the last attempt.
    Text(Option<Rc<RecordError>>),
    /// The position editor, the square that the player aims at, and whether the player has tried to play an impossible position.
    SetUp(Draft, Option<Square>, bool),
    /// The embed dialog, and the result of copying the code.
    Embed(Embedding, Option<ShareResult>),
    /// The puzzles.
    Puzzles(Puzzles),
    /// The lesson.
    Lesson(Lesson),
    /// The statistics after an action in the dialog.
    Statistics(Shown),
}

impl LazyDialog {
    /// Whether the dialog has a draft or a text of the player, which a press beside it must not lose.
    pub const fn has_work(&self) -> bool {
        matches!(self, Self::SetUp(..) | Self::Text(_) | Self::Board(_))
    }
}

impl From<LazyDialog> for Dialog {
    fn from(dialog: LazyDialog) -> Self {
        Self::Lazy(Opaque::new(dialog))
    }
}

impl GameState {
    /// The open dialog, if it has data.
    pub fn lazy_dialog(&self) -> Option<&LazyDialog> {
        match self.dialog.as_ref()? {
            Dialog::Lazy(dialog) => dialog.get(),
            _ => None,
        }
    }
}
