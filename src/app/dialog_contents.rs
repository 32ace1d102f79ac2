//! The headings and contents of the dialogs.

use super::dialog::LazyDialog;
use super::menu;
use crate::game::boards;
use crate::games::view::sheet;
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
        Dialog::Menu => (texts.menu(), menu::menu(cx)),
        Dialog::Game => (texts.game(), choices(cx)),
        Dialog::Players => {
            let on = cx.dispatch.reform(|msg| opponents::Msg::Players(msg).into());
            (texts.names_and_colors(), players::view::players(&state.profile().players, cx, &on))
        }
        // All others have models.
        _ => {
            let dialog = state.lazy_dialog()?;
            let DialogContent { title, content, has_work } = dialog.content(cx);
            let is_lesson = matches!(dialog, LazyDialog::Lesson(_)) && state.host.is_none();
            let games = if is_lesson { sheet::games_to_learn(cx) } else { Html::default() };
            return Some(DialogContent { title, content: list(vec![content, games]), has_work });
        }
    };
    Some(DialogContent { title: title.to_owned(), content, has_work: false })
}

/// The choice of what is played: a board or a game with other rules, and who plays it.
fn choices(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    // The host page chooses the game of an embedded one.
    let other_games = state.host.is_none().then(|| sheet::choice_of_game(cx, state.other_game()));
    match state.other_game() {
        Some(game) => html! {
            <>
                if state.host.is_none() {
                    { boards::view::choice_of_board(cx, false) }
                }
                { sheet::choice_of_players(cx, game) }
                { for other_games }
                { done(texts, dispatch) }
            </>
        },
        None => boards::view::choices(cx, other_games.unwrap_or_default()),
    }
}
