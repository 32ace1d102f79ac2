//! The models of dialogs: what each open one knows.

use super::outside::Outside;
use crate::embed::dialog::model::EmbedDialog;
use crate::game::other_board::model::OtherBoard;
use crate::learn::lesson::model::Lesson;
use crate::learn::puzzles::model::Puzzles;
use crate::progress::statistics::model::StatisticsDialog;
use crate::share::editor::model::Editor;
use crate::share::model::ShareDialog;
use crate::share::paste::model::Paste;
use crate::share::result::{ShareOutcome, ShareResult};
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
    fn opened(dialog: &Dialog, state: &GameState, outside: &Outside) -> Option<Self> {
        match dialog {
            Dialog::OtherBoard => Some(Self::OtherBoard(OtherBoard::default())),
            Dialog::Paste => Some(Self::Paste(Paste::default())),
            Dialog::SetUp => Some(Self::SetUp(Editor::new(&state.position()))),
            Dialog::Share => Some(Self::Share(ShareDialog::default())),
            Dialog::Embed => Some(Self::Embed(EmbedDialog::new(state, outside.directory.clone()))),
            Dialog::Puzzles => Some(Self::Puzzles(Puzzles::new(outside.today, state.profile().solved))),
            Dialog::Lesson => Some(Self::Lesson(Lesson::new(state.profile().learned))),
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

    /// The open embed dialog.
    pub(super) fn embed_dialog(&self) -> Option<&EmbedDialog> {
        match self.lazy_dialog()? {
            LazyDialog::Embed(dialog) => Some(dialog),
            _ => None,
        }
    }

    /// The open statistics.
    pub(super) fn statistics_dialog(&self) -> Option<&StatisticsDialog> {
        match self.lazy_dialog()? {
            LazyDialog::Statistics(dialog) => Some(dialog),
            _ => None,
        }
    }

    /// Returns the [step](Puzzles::step) from which the puzzles in the open dialog go on without the player.
    pub fn step_of_puzzle(&self) -> Option<u32> {
        match self.lazy_dialog() {
            Some(LazyDialog::Puzzles(puzzles)) => puzzles.step(),
            _ => None,
        }
    }

    /// Shows the result of sending a move in the share dialog. That opens unless the system's share sheet has taken the link.
    pub(super) fn show_result_of_sharing(&mut self, result: &ShareResult) {
        let is_shown = match &self.dialog {
            None => result.outcome != ShareOutcome::Shared,
            Some(_) => matches!(self.lazy_dialog(), Some(LazyDialog::Share(_))),
        };
        if is_shown {
            self.dialog = Some(LazyDialog::Share(ShareDialog { result: Some(result.clone()) }).into());
        }
    }

    /// Gives a dialog that was requested by its name its model, once the visit has read what that needs.
    pub(crate) fn open_dialog(&mut self) {
        let model = self.dialog.as_ref().zip(self.outside());
        if let Some(model) = model.and_then(|(dialog, outside)| LazyDialog::opened(dialog, self, &outside)) {
            self.dialog = Some(model.into());
        }
    }

    /// Tells the open dialog that the day or the progress has changed.
    pub(crate) fn refresh_dialog(&mut self) {
        let profile = self.profile();
        self.update_dialog(|dialog, outside| match dialog {
            LazyDialog::Puzzles(puzzles) => puzzles.refresh(outside.today, profile.solved),
            LazyDialog::Lesson(lesson) => lesson.refresh(profile.learned),
            _ => {}
        });
    }

    /// Updates the model of the open dialog, and returns what that leads to. Without a model, nothing happens.
    pub(crate) fn update_dialog<T: Default>(&mut self, update: impl FnOnce(&mut LazyDialog, &Outside) -> T) -> T {
        let Some((before, outside)) = self.lazy_dialog().zip(self.outside()) else { return T::default() };
        let mut dialog = before.clone();
        let event = update(&mut dialog, &outside);
        if dialog != *before {
            self.dialog = Some(dialog.into());
        }
        event
    }
}
