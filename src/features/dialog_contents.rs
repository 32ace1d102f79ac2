//! The headings and contents of the dialogs.

use crate::features::prelude::*;

use super::address::bar::directory;
use super::{
    board_choice, editor, embed_dialog, lesson, opponents, other_board, players, puzzles, settings, sharing, statistics,
};
use crate::components::dialog::DialogContent;
use crate::state::Dialog;

/// Returns the heading and the content of a dialog, or `None` until it has its model.
pub fn content(dialog: &Dialog, cx: &ViewContext) -> Option<DialogContent> {
    let texts = cx.texts;
    let (title, content) = match dialog {
        Dialog::Settings => (texts.settings(), settings::view::settings(cx)),
        Dialog::Boards => (texts.board(), board_choice::view::boards(cx)),
        Dialog::Strategies => (texts.more_players(), opponents::view::strategies(cx)),
        Dialog::Players => (texts.names_and_colors(), players::view::players(cx)),
        Dialog::Share => (texts.share(), sharing::view::share(cx, None)),
        Dialog::Shortcuts => (texts.shortcuts(), settings::shortcut_list::shortcut_list(cx)),
        Dialog::Statistics => (texts.statistics(), statistics::view::statistics(cx, None)),
        // Until it has its model.
        Dialog::OtherBoard | Dialog::Paste | Dialog::SetUp | Dialog::Embed | Dialog::Puzzles | Dialog::Lesson => {
            return None;
        }
        Dialog::Lazy(_) => content_with_data(cx.state.lazy_dialog()?, cx),
    };
    let has_work = cx.state.lazy_dialog().is_some_and(LazyDialog::has_work);
    Some(DialogContent { title: title.to_owned(), content, has_work })
}

/// Returns the heading and the content of a dialog with a model.
fn content_with_data(dialog: &LazyDialog, cx: &ViewContext) -> (&'static str, Html) {
    let texts = cx.texts;
    match dialog {
        LazyDialog::OtherBoard(board) => {
            (texts.custom_size(), other_board::view::other_board(board, cx, &on(cx, LazyAction::OtherBoard)))
        }
        LazyDialog::Share(result) => (texts.share(), sharing::view::share(cx, Some(result))),
        LazyDialog::Text(problem) => (texts.paste_game(), sharing::paste::from_text(cx, problem.as_deref())),
        LazyDialog::SetUp(editor) => (texts.set_up(), editor::view::set_up(editor, cx, &on(cx, LazyAction::SetUp))),
        LazyDialog::Embed(chosen, result) => {
            (texts.embed(), embed_dialog::view::embed(cx, *chosen, result.as_ref(), &directory()))
        }
        LazyDialog::Puzzles(puzzles) => {
            (texts.puzzles(), puzzles::view::puzzles(puzzles, cx, &on(cx, LazyAction::Puzzles)))
        }
        LazyDialog::Statistics(shown) => (texts.statistics(), statistics::view::statistics(cx, Some(shown))),
        LazyDialog::Lesson(lesson) => {
            (texts.lesson_title(), lesson::view::lesson(lesson, cx, &on(cx, LazyAction::Lesson)))
        }
    }
}

/// Returns the callback that dispatches the messages of a dialog.
fn on<M: 'static>(cx: &ViewContext, action: fn(M) -> LazyAction) -> Callback<M> {
    cx.dispatch.reform(move |msg| action(msg).into())
}
