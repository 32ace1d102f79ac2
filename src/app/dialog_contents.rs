//! The headings and contents of the dialogs that belong to [`Part::Extras`].

use super::dialog::LazyDialog;
use super::parts::{Part, placeholder};
use crate::opponents::players;
use crate::state::Dialog;
use crate::ui::dialog::DialogContent;
use crate::ui::prelude::*;
use crate::{opponents, settings};

/// Returns the heading and the content of a dialog, or `None` until it has its model.
pub fn content(dialog: &Dialog, cx: &ViewContext) -> Option<DialogContent> {
    let ViewContext { state, texts, .. } = *cx;
    let on_setting = cx.dispatch.reform(settings::Msg::into);
    let (title, content) = match dialog {
        Dialog::Settings => (texts.settings(), settings::view::settings(cx, &on_setting)),
        Dialog::Shortcuts => (texts.shortcuts(), settings::shortcut_list::shortcut_list(cx, &on_setting)),
        Dialog::Players => {
            let on = cx.dispatch.reform(|msg| opponents::Msg::Players(msg).into());
            (texts.names_and_colors(), players::view::players(&state.profile().players, cx, &on))
        }
        // All others have models.
        _ => {
            let dialog = state.lazy_dialog()?;
            let DialogContent { title, content, has_work } = dialog.content(cx);
            let is_lesson = matches!(dialog, LazyDialog::Lesson(_)) && state.host.is_none();
            let games = is_lesson.then(|| match state.games() {
                Some(games) => (games.games_to_learn)(cx),
                None => placeholder(cx, Part::Games),
            });
            let content = html! { <>{ content }{ for games }</> };
            return Some(DialogContent { title, content, has_work });
        }
    };
    Some(DialogContent { title: title.to_owned(), content, has_work: false })
}
