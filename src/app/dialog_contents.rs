//! The headings and contents of the dialogs that belong to [`Part::Extras`](super::parts::Part::Extras).

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
        _ => return Some(state.lazy_dialog()?.content(cx)),
    };
    Some(DialogContent { title: title.to_owned(), content, has_work: false })
}
