//! The headings and contents of the dialogs.

use crate::features::prelude::*;

use super::{
    board_choice, editor, embed_dialog, lesson, opponents, other_board, paste, players, puzzles, settings, sharing,
    statistics,
};
use crate::components::dialog::DialogContent;
use crate::state::Dialog;

/// Returns the heading and the content of a dialog, or `None` until it has its model.
pub fn content(dialog: &Dialog, cx: &ViewContext) -> Option<DialogContent> {
    let ViewContext { state, texts, .. } = *cx;
    let (title, content) = match dialog {
        Dialog::Settings => (texts.settings(), settings::view::settings(cx, &on(cx, LazyAction::Settings))),
        Dialog::Boards => (texts.board(), board_choice::view::boards(cx)),
        Dialog::Strategies => (texts.more_players(), opponents::view::strategies(cx)),
        Dialog::Players => (
            texts.names_and_colors(),
            players::view::players(&state.profile().players, cx, &on(cx, LazyAction::Players)),
        ),
        Dialog::Shortcuts => {
            (texts.shortcuts(), settings::shortcut_list::shortcut_list(cx, &on(cx, LazyAction::Settings)))
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
            (texts.custom_size(), other_board::view::other_board(board, cx, &on(cx, LazyAction::OtherBoard)))
        }
        LazyDialog::Share(dialog) => (texts.share(), sharing::view::share(dialog, cx, &on(cx, LazyAction::Share))),
        LazyDialog::Paste(dialog) => (texts.paste_game(), paste::view::paste(dialog, cx, &on(cx, LazyAction::Paste))),
        LazyDialog::SetUp(editor) => (texts.set_up(), editor::view::set_up(editor, cx, &on(cx, LazyAction::SetUp))),
        LazyDialog::Embed(dialog) => (texts.embed(), embed_dialog::view::embed(dialog, cx, &on(cx, LazyAction::Embed))),
        LazyDialog::Puzzles(puzzles) => {
            (texts.puzzles(), puzzles::view::puzzles(puzzles, cx, &on(cx, LazyAction::Puzzles)))
        }
        LazyDialog::Statistics(dialog) => {
            (texts.statistics(), statistics::view::statistics(dialog, cx, &on(cx, LazyAction::Statistics)))
        }
        LazyDialog::Lesson(lesson) => {
            (texts.lesson_title(), lesson::view::lesson(lesson, cx, &on(cx, LazyAction::Lesson)))
        }
    }
}

/// Returns the callback that dispatches the messages of a dialog.
fn on<M: 'static>(cx: &ViewContext, action: fn(M) -> LazyAction) -> Callback<M> {
    cx.dispatch.reform(move |msg| action(msg).into())
}
