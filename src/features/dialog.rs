//! The models of dialogs: what each open one knows.

use std::rc::Rc;

use super::env::Env;
use crate::features::editor::model::Editor;
use crate::features::embed_dialog::state::Embedding;
use crate::features::lesson::model::Lesson;
use crate::features::other_board::model::OtherBoard;
use crate::features::puzzles::model::Puzzles;
use crate::features::sharing::result::ShareResult;
use crate::features::statistics::dialog_state::Shown;
use crate::state::opaque::Opaque;
use crate::state::{Dialog, GameState};
use records::RecordError;

/// The model of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LazyDialog {
    /// The fields for a board of any size.
    OtherBoard(OtherBoard),
    /// Sharing, and the result of the last attempt.
    Share(ShareResult),
    /// Pasting a game, and the error of the last attempt.
    Text(Option<Rc<RecordError>>),
    /// The position editor.
    SetUp(Editor),
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
    /// Returns the model of a dialog that opens, or `None` if it shows nothing but the state.
    fn opened(dialog: &Dialog, state: &GameState, env: &Env) -> Option<Self> {
        match dialog {
            Dialog::OtherBoard => Some(Self::OtherBoard(OtherBoard::default())),
            Dialog::Paste => Some(Self::Text(None)),
            Dialog::SetUp => Some(Self::SetUp(Editor::new(&state.position()))),
            Dialog::Embed => Some(Self::Embed(Embedding::of(state), None)),
            Dialog::Puzzles => Some(Self::Puzzles(Puzzles::new(env.today, env.profile.solved))),
            Dialog::Lesson => Some(Self::Lesson(Lesson::new(env.profile.learned))),
            _ => None,
        }
    }

    /// Whether the dialog has a draft or a text of the player, which a press beside it must not lose.
    pub const fn has_work(&self) -> bool {
        matches!(self, Self::SetUp(_) | Self::Text(_) | Self::OtherBoard(_))
    }
}

impl From<LazyDialog> for Dialog {
    fn from(dialog: LazyDialog) -> Self {
        Self::Lazy(Opaque::new(dialog))
    }
}

impl GameState {
    /// The model of the open dialog, if it has one.
    pub fn lazy_dialog(&self) -> Option<&LazyDialog> {
        match self.dialog.as_ref()? {
            Dialog::Lazy(dialog) => dialog.get(),
            _ => None,
        }
    }

    /// Gives a dialog that was requested by its name its model, once the visit has read what that needs.
    pub(crate) fn open_dialog(&mut self) {
        let model = self.dialog.as_ref().zip(self.env());
        if let Some(model) = model.and_then(|(dialog, env)| LazyDialog::opened(dialog, self, &env)) {
            self.dialog = Some(model.into());
        }
    }

    /// Tells the open dialog that the day or the progress has changed.
    pub(crate) fn refresh_dialog(&mut self) {
        self.update_dialog(|dialog, env| match dialog {
            LazyDialog::Puzzles(puzzles) => puzzles.refresh(env),
            LazyDialog::Lesson(lesson) => lesson.refresh(env),
            _ => {}
        });
    }

    /// Updates the model of the open dialog, and returns what that leads to. Without a model, nothing happens.
    pub(crate) fn update_dialog<T: Default>(&mut self, update: impl FnOnce(&mut LazyDialog, &Env) -> T) -> T {
        let Some((before, env)) = self.lazy_dialog().zip(self.env()) else { return T::default() };
        let mut dialog = before.clone();
        let event = update(&mut dialog, &env);
        if dialog != *before {
            self.dialog = Some(dialog.into());
        }
        event
    }
}
