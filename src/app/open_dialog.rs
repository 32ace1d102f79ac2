//! The open dialog: the menu, the choice of the game, or one of [`Part::Extras`].

use super::dialog::LazyDialog;
use super::parts::{Part, placeholder};
use super::view::menu;
use crate::game::boards;
use crate::state::Dialog;
use crate::ui::dialog::DialogContent;
use crate::ui::prelude::*;

/// Returns the heading and the content of the open dialog, or `None` until it has its model.
pub fn open_dialog(cx: &ViewContext) -> Option<DialogContent> {
    let ViewContext { state, texts, .. } = *cx;
    let (title, content) = match (state.dialog.as_ref()?, state.extras()) {
        (Dialog::Menu, _) => (texts.menu(), menu::menu(cx)),
        (Dialog::Game, _) => (texts.game(), choices(cx)),
        (dialog, Some(extras)) => {
            let shown = (extras.content)(dialog, cx)?;
            let is_lesson = matches!(state.lazy_dialog(), Some(LazyDialog::Lesson(_))) && state.host.is_none();
            return Some(if is_lesson { with_games(cx, shown) } else { shown });
        }
        // The title stays when loading fails.
        (_, None) => (texts.title(), placeholder(cx, Part::Extras)),
    };
    Some(DialogContent { title: title.to_owned(), content, has_work: false })
}

/// The lesson with the games that one can also learn.
fn with_games(cx: &ViewContext, lesson: DialogContent) -> DialogContent {
    let games = match cx.state.games() {
        Some(games) => (games.games_to_learn)(cx),
        None => placeholder(cx, Part::Games),
    };
    DialogContent { content: list(vec![lesson.content, games]), ..lesson }
}

/// The choice of a board or of a game with other rules, and of the players.
fn choices(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    // The host page chooses the game of an embedded one.
    let other_games = state.host.is_none().then(|| match state.games() {
        Some(games) => (games.choice_of_game)(cx, state.other_game()),
        None => placeholder(cx, Part::Games),
    });
    match state.shown_game() {
        Some((game, games)) => html! {
            <>
                if state.host.is_none() {
                    { boards::view::choice_of_board(cx, false) }
                }
                { for other_games }
                { (games.rules_and_players)(cx, game) }
                { done(texts, dispatch) }
            </>
        },
        None => boards::view::choices(cx, other_games.unwrap_or_default()),
    }
}
