//! The models of dialogs: what each open one knows.

use super::env::Env;
use crate::features::editor::model::Editor;
use crate::features::embed_dialog::model::EmbedDialog;
use crate::features::lesson::model::Lesson;
use crate::features::other_board::model::OtherBoard;
use crate::features::paste::model::Paste;
use crate::features::puzzles::model::Puzzles;
use crate::features::sharing::model::ShareDialog;
use crate::features::statistics::model::StatisticsDialog;
use crate::state::opaque::Opaque;
use crate::state::{Dialog, GameState};

/// The model of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LazyDialog {
    /// The fields for a board of any size.
    OtherBoard(OtherBoard),
    /// Sharing.
    Share(ShareDialog),
    /// Pasting a game.
    Paste(Paste),
    /// The position editor.
    SetUp(Editor),
    /// The code that embeds the game in another page.
    Embed(EmbedDialog),
    /// The puzzles.
    Puzzles(Puzzles),
    /// The lesson.
    Lesson(Lesson),
    /// The statistics.
    Statistics(StatisticsDialog),
}

impl LazyDialog {
    /// Returns the model of a dialog that opens, or `None` if it shows nothing but the state.
    fn opened(dialog: &Dialog, state: &GameState, env: &Env) -> Option<Self> {
        match dialog {
            Dialog::OtherBoard => Some(Self::OtherBoard(OtherBoard::default())),
            Dialog::Paste => Some(Self::Paste(Paste::default())),
            Dialog::SetUp => Some(Self::SetUp(Editor::new(&state.position()))),
            Dialog::Share => Some(Self::Share(ShareDialog::default())),
            Dialog::Embed => Some(Self::Embed(EmbedDialog::new(state, env))),
            Dialog::Puzzles => Some(Self::Puzzles(Puzzles::new(env.today, env.profile.solved))),
            Dialog::Lesson => Some(Self::Lesson(Lesson::new(env.profile.learned))),
            Dialog::Statistics => Some(Self::Statistics(StatisticsDialog::default())),
            _ => None,
        }
    }

    /// Whether the dialog has a draft or a text of the player, which a press beside it must not lose.
    pub const fn has_work(&self) -> bool {
        matches!(self, Self::SetUp(_) | Self::Paste(_) | Self::OtherBoard(_))
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
