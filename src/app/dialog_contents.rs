//! The headings and contents of the dialogs.

use super::dialog::LazyDialog;
use crate::embed;
use crate::game;
use crate::learn;
use crate::opponents;
use crate::progress;
use crate::share;
use crate::ui::prelude::*;

use crate::embed::dialog as dialog_of_embed;
use crate::game::{boards, other_board};
use crate::learn::{lesson, puzzles};
use crate::opponents::players;
use crate::progress::statistics;
use crate::settings;
use crate::share::{editor, paste};
use crate::state::Dialog;
use crate::ui::dialog::DialogContent;

/// Returns the heading and the content of a dialog, or `None` until it has its model.
pub fn content(dialog: &Dialog, cx: &ViewContext) -> Option<DialogContent> {
    let ViewContext { state, texts, .. } = *cx;
    let (title, content) = match dialog {
        Dialog::Settings => (texts.settings(), settings::view::settings(cx, &cx.dispatch.reform(settings::Msg::into))),
        Dialog::Boards => (texts.board(), boards::view::boards(cx)),
        Dialog::Strategies => (texts.more_players(), opponents::view::strategies(cx)),
        Dialog::Players => (
            texts.names_and_colors(),
            players::view::players(&state.profile().players, cx, &on(cx, opponents::Msg::Players)),
        ),
        Dialog::Shortcuts => {
            (texts.shortcuts(), settings::shortcut_list::shortcut_list(cx, &cx.dispatch.reform(settings::Msg::into)))
        }
        // Until it has its model.
        Dialog::OtherBoard
        | Dialog::Paste
        | Dialog::SetUp
        | Dialog::Share
        | Dialog::Embed
        | Dialog::Puzzles
        | Dialog::Lesson
        | Dialog::Statistics => return None,
        Dialog::Lazy(_) => content_with_data(state.lazy_dialog()?, cx),
    };
    let has_work = state.lazy_dialog().is_some_and(LazyDialog::has_work);
    Some(DialogContent { title: title.to_owned(), content, has_work })
}

/// Returns the heading and the content of a dialog with a model.
fn content_with_data(dialog: &LazyDialog, cx: &ViewContext) -> (&'static str, Html) {
    let texts = cx.texts;
    match dialog {
        LazyDialog::OtherBoard(board) => {
            (texts.custom_size(), other_board::view::other_board(board, cx, &on(cx, game::Msg::OtherBoard)))
        }
        LazyDialog::Share(dialog) => (texts.share(), share::view::share(dialog, cx, &on(cx, share::Msg::Share))),
        LazyDialog::Paste(dialog) => (texts.paste_game(), paste::view::paste(dialog, cx, &on(cx, share::Msg::Paste))),
        LazyDialog::SetUp(editor) => (texts.set_up(), editor::view::set_up(editor, cx, &on(cx, share::Msg::SetUp))),
        LazyDialog::Embed(dialog) => {
            (texts.embed(), dialog_of_embed::view::embed(dialog, cx, &on(cx, embed::Msg::Embed)))
        }
        LazyDialog::Puzzles(puzzles) => {
            (texts.puzzles(), puzzles::view::puzzles(puzzles, cx, &on(cx, learn::Msg::Puzzles)))
        }
        LazyDialog::Statistics(dialog) => {
            (texts.statistics(), statistics::view::statistics(dialog, cx, &on(cx, progress::Msg::Statistics)))
        }
        LazyDialog::Lesson(lesson) => {
            (texts.lesson_title(), lesson::view::lesson(lesson, cx, &on(cx, learn::Msg::Lesson)))
        }
    }
}

/// Returns the callback that dispatches the messages of a dialog.
fn on<M: 'static, R: Into<GameAction> + 'static>(cx: &ViewContext, room: fn(M) -> R) -> Callback<M> {
    cx.dispatch.reform(move |msg| room(msg).into())
}
