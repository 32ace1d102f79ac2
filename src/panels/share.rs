//! The share dialog: links, text and image of the game, and the ways to open another game.

use std::rc::Rc;

use yew::prelude::*;

use super::callback_button::callback_button;
use super::picture::{FILE_NAME, picture};
use super::send::send_move;
use crate::components::ViewContext;
use crate::components::controls::{Kind, button, caption};
use crate::engine::{Game, Opponent, record};
use crate::platform::{address, sharing};
use crate::state::{Dialog, Draft, Embedding, GameAction, LazyAction, Setup, ShareResult, Stage};

/// The content of the share dialog. `result` is the result of the last attempt.
pub fn share(cx: &ViewContext, result: Option<&ShareResult>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let setup = state.setup();
    let is_over = matches!(state.stage(), Stage::Over(_));
    // The remote player also needs the last move of a game.
    let has_turn_link = !is_over || setup.opponent == Opponent::Remote;
    let (share_turn, about_turn) =
        if is_over { (texts.share_end(), texts.about_end()) } else { (texts.share_turn(), texts.about_turn()) };

    let game = Rc::new(state.game().clone());
    // Create links, text and image on a press, not on each render.
    let ended = dispatch.reform(|result| LazyAction::ShareEnded(result).into());
    let act = |name: &'static str, label: &'static str, effect: fn(Setup, &Game, Callback<ShareResult>)| {
        let (game, ended) = (game.clone(), ended.clone());
        let onpress = Callback::from(move |()| effect(setup, &game, ended.clone()));
        callback_button(Kind::Secondary, name, label, Some(onpress))
    };
    let show = |name: &'static str, label: &'static str, dialog: Dialog| {
        button(Kind::Secondary, name, label, GameAction::show(dialog), dispatch)
    };
    html! {
        <>
            <div class="explained" hidden={!has_turn_link}>
                { callback_button(Kind::Secondary, "share-turn", share_turn, Some(send_move(state, dispatch))) }
                { caption(about_turn) }
            </div>
            { act("share-game", texts.share_game(), |setup, game, ended| {
                sharing::share(address::link(setup, game), ended);
            }) }
            <div class="answers">
                { act("copy-text", texts.copy_text(), |_, game, ended| sharing::copy(record::write(game), ended)) }
                { act("save-picture", texts.save_picture(), |_, game, ended| {
                    sharing::save(FILE_NAME, &picture(&game.position()), &ended);
                }) }
            </div>
            <div class="answers">
                { show("open-text", texts.paste_game(), Dialog::Text(None)) }
                { show("set-up", texts.set_up(), Dialog::SetUp(Draft::of(&state.position()), None)) }
            </div>
            { show("embed", texts.embed(), Dialog::Embed(Embedding { setup, ..Embedding::default() }, None)) }
            <p class="remark" aria-live="polite">{ result.map(|result| texts.share_result(result)).unwrap_or_default() }</p>
            <textarea
                readonly=true
                aria-label={texts.copy_this_text()}
                hidden={!matches!(result, Some(ShareResult::Refused(_)))}
                value={match result { Some(ShareResult::Refused(text)) => text.clone(), _ => String::new() }}
            />
            { button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
        </>
    }
}
