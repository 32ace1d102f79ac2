//! The menu: a new game, the moves, and what the page offers beside the game.

use crate::game;
use crate::other_games::model::OtherGame;
use crate::state::Dialog;
use crate::ui::prelude::*;

/// The entries of the menu, one below the other. Before the first move, there is no game to leave and no move to list.
pub fn menu(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let show = |name, label, dialog| button(Kind::Secondary, name, label, GameAction::Show(dialog), dispatch);
    let is_blank = state.other_game().map_or(state.is_blank(), OtherGame::is_blank);
    let has_moves = state.other_game().map_or(!state.game().moves().is_empty(), |game| !game.is_blank());
    html! {
        <>
        <div class="menu">
            if !is_blank {
                { button(Kind::Secondary, "new-game", texts.new_game(), GameAction::Reset, dispatch) }
            }
            if has_moves {
                { Button::text("show-moves", texts.moves(), Some(show_moves(cx))).view() }
            }
            { show("share", texts.share(), Dialog::Share) }
            { show("puzzles", texts.puzzles(), Dialog::Puzzles) }
            { show("lesson", texts.learn(), Dialog::Lesson) }
            { show("collection", texts.collection(), Dialog::Collection) }
            { show("statistics", texts.name_of_statistics(state), Dialog::Statistics) }
            { show("settings", texts.settings(), Dialog::Settings) }
        </div>
        <div class="answers">
            { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
        </div>
        </>
    }
}

/// Returns a callback that closes the menu and opens or closes the list of moves.
fn show_moves(cx: &ViewContext) -> Callback<MouseEvent> {
    let (on, is_open) = (cx.dispatch.clone(), !cx.state.shows_moves());
    Callback::from(move |_| {
        on.emit(GameAction::CloseDialog);
        on.emit(game::Msg::ShowMoves(is_open).into());
    })
}
