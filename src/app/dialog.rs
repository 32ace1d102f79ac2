//! The dialogs with models of their own.

use crate::embed::dialog::model::EmbedDialog;
use crate::game::other_board::model::OtherBoard;
use crate::learn::lesson::model::Lesson;
use crate::learn::puzzles::day::ClockLook;
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::rush::Rush;
use crate::progress::collection::model::CollectionDialog;
use crate::progress::statistics::model::StatisticsDialog;
use crate::share::editor::model::Editor;
use crate::share::model::ShareDialog;
use crate::share::paste::model::Paste;
use crate::share::result::{ShareOutcome, ShareResult};
use crate::state::lazy_part::opaque::Opaque;
use crate::state::{Dialog, GameAction, GameState};
use crate::ui::context::ViewContext;
use crate::ui::dialog::DialogContent;
use crate::ui::dialog_model::{DialogModel, Env};

/// Makes models dialogs of the page. Each has the name of its [`Dialog`].
macro_rules! dialogs {
    ($($name:ident($model:ty)),+) => {
        /// The model of a dialog.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum LazyDialog {
            $(#[doc = concat!("The dialog [`", stringify!($name), "`](Dialog::", stringify!($name), ").")] $name($model)),+
        }

        /// A message to the open dialog, from its controls and effects.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum DialogMsg {
            $(
                #[doc = concat!("In the dialog [`", stringify!($name), "`](Dialog::", stringify!($name), ").")]
                $name(<$model as DialogModel>::Msg)
            ),+
        }

        $(
            impl From<<$model as DialogModel>::Msg> for GameAction {
                fn from(msg: <$model as DialogModel>::Msg) -> Self {
                    DialogMsg::$name(msg).into()
                }
            }
        )+

        impl LazyDialog {
            /// Returns the model of a dialog that opens, or `None` if it shows nothing but the state.
            fn opened(dialog: &Dialog, env: Env) -> Option<Self> {
                match dialog {
                    $(Dialog::$name => Some(Self::$name(DialogModel::open(env))),)+
                    _ => None,
                }
            }

            /// Tells the dialog that the day or the progress has changed.
            fn refresh(&mut self, env: Env) {
                match self {
                    $(Self::$name(model) => DialogModel::refresh(model, env),)+
                }
            }

            /// Applies a message, unless it is that of another dialog.
            fn update(&mut self, msg: DialogMsg, env: Env) -> Option<GameAction> {
                match (self, msg) {
                    $((Self::$name(model), DialogMsg::$name(msg)) => DialogModel::update(model, msg, env),)+
                    _ => None,
                }
            }

            /// Returns the heading and the content.
            pub(super) fn content(&self, cx: &ViewContext) -> DialogContent {
                match self {
                    $(Self::$name(model) => DialogContent {
                        title: <$model>::title_in(cx).to_owned(),
                        content: DialogModel::view(model, cx, &cx.dispatch.reform(GameAction::from)),
                        has_work: <$model>::HAS_WORK,
                    },)+
                }
            }
        }
    };
}

dialogs! {
    OtherBoard(OtherBoard),
    Share(ShareDialog),
    Paste(Paste),
    SetUp(Editor),
    Embed(EmbedDialog),
    Puzzles(Puzzles),
    Lesson(Lesson),
    Statistics(StatisticsDialog),
    Collection(CollectionDialog)
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
        if let LazyDialog::Embed(dialog) = self.lazy_dialog()? { Some(dialog) } else { None }
    }

    /// The open statistics.
    pub(super) fn statistics_dialog(&self) -> Option<&StatisticsDialog> {
        if let LazyDialog::Statistics(dialog) = self.lazy_dialog()? { Some(dialog) } else { None }
    }

    /// The open collection.
    pub(super) fn collection_dialog(&self) -> Option<&CollectionDialog> {
        if let LazyDialog::Collection(dialog) = self.lazy_dialog()? { Some(dialog) } else { None }
    }

    /// The open puzzles.
    fn puzzles_dialog(&self) -> Option<&Puzzles> {
        if let LazyDialog::Puzzles(dialog) = self.lazy_dialog()? { Some(dialog) } else { None }
    }

    /// Returns the [step](Puzzles::step) from which the puzzles in the open dialog go on without the player.
    pub fn step_of_puzzle(&self) -> Option<u32> {
        self.puzzles_dialog()?.step()
    }

    /// Returns the look at the clock that the puzzles in the open dialog [await](Puzzles::awaited_clock).
    pub(super) fn awaited_puzzle_clock(&self) -> Option<ClockLook> {
        self.puzzles_dialog()?.awaited_clock()
    }

    /// The rush in the open puzzles.
    pub(super) fn puzzle_rush(&self) -> Option<&Rush> {
        self.puzzles_dialog()?.rush()
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
    pub(super) fn make_dialog(&mut self) {
        let requested = self.dialog.as_ref().zip(self.outside());
        let model =
            requested.and_then(|(dialog, outside)| LazyDialog::opened(dialog, Env { state: self, outside: &outside }));
        if let Some(model) = model {
            self.change_values(|values| values.linked_day = None);
            self.dialog = Some(model.into());
        }
    }

    /// Tells the open dialog that the day or the progress has changed.
    pub(super) fn refresh_open_dialog(&mut self) {
        self.change_dialog(|dialog, env| dialog.refresh(env));
    }

    /// Applies a message to the open dialog, and returns the action that follows. One of another dialog changes nothing; but a file
    /// of statistics may have been read after their dialog was closed.
    pub(super) fn update_open_dialog(&mut self, msg: &DialogMsg) -> Option<GameAction> {
        match msg {
            DialogMsg::Statistics(msg) if self.statistics_dialog().is_none() => {
                StatisticsDialog::default().update(msg.clone()).map(GameAction::from)
            }
            msg => self.change_dialog(|dialog, env| dialog.update(msg.clone(), env)),
        }
    }

    /// Changes the model of the open dialog, and returns what that leads to. Without a model, nothing happens.
    fn change_dialog<T: Default>(&mut self, change: impl FnOnce(&mut LazyDialog, Env) -> T) -> T {
        let Some((before, outside)) = self.lazy_dialog().zip(self.outside()) else { return T::default() };
        let mut dialog = before.clone();
        let wanted = change(&mut dialog, Env { state: self, outside: &outside });
        if dialog != *before {
            if let LazyDialog::Puzzles(puzzles) = &dialog {
                let begun = puzzles.begun().cloned();
                self.change_values(|values| values.begun_puzzle = begun);
            }
            self.dialog = Some(dialog.into());
        }
        wanted
    }
}
