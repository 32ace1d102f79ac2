//! The share dialog: links, image, text and files of the game.

use std::rc::Rc;

use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;

use super::canvas;
use super::model::ShareDialog;
use super::picture::FILE_NAME;
use super::result::{Copied, ShareResult};
use super::send::send_move;
use super::share_sheet as sharing;
use super::shared_game::{GameAtHand, SharedGame};
use super::text_to_copy::text_to_copy;
use super::update::Msg;
use crate::i18n::Texts;
use records::{psq, sgf};

impl DialogModel for ShareDialog {
    type Msg = Msg;

    fn open(_env: Env) -> Self {
        Self::default()
    }

    fn update(&mut self, msg: Msg, _env: Env) -> Option<GameAction> {
        self.update(msg);
        None
    }

    fn title(texts: Texts) -> &'static str {
        texts.share()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        share(self, cx, on)
    }
}

/// The content of the share dialog.
fn share(dialog: &ShareDialog, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let other = state.other_game().cloned();
    let is_other = other.is_some();
    let game: Rc<dyn SharedGame> = match other {
        Some(game) => Rc::new(game),
        None => Rc::new(GameAtHand::of(state)),
    };
    let (ended, look) = (on.reform(Msg::Ended), state.preferences.look);
    // Links, texts and images are created on a press, not on each render.
    let act = |name: &'static str, label: String, effect: fn(&dyn SharedGame, Callback<ShareResult>)| {
        let (game, ended) = (game.clone(), ended.clone());
        Button::text(name, label, Some(Callback::from(move |_| effect(&*game, ended.clone()))))
    };
    let save_picture = {
        let (game, ended) = (game.clone(), ended.clone());
        move |_| canvas::save(FILE_NAME, &game.picture(look, texts), game.record(), ended.clone())
    };
    let (share_turn, about_turn) = texts.sending_by_link(state);
    let onsend = state.turn_setup().filter(|_| !is_other).map(|setup| send_move(state, setup, dispatch));
    // The invitation, or the move that the remote player waits for, matters most.
    let is_awaited = !is_other && (state.is_to_be_sent() || state.can_invite());
    let result = dialog.result.as_ref();
    html! {
        <>
            <div class="explained" hidden={onsend.is_none()}>
                { Button::text("share-turn", share_turn, onsend).kind(Kind::primary_if(is_awaited)).view() }
                { caption(about_turn) }
            </div>
            { act("share-game", texts.share_game().to_owned(), share_link).kind(Kind::primary_if(!is_awaited)).view() }
            <div class="answers">
                { Button::text("save-picture", texts.save_picture(), Some(save_picture.into())).view() }
                { act("copy-text", texts.copy_text().to_owned(), copy_text).view() }
            </div>
            if let Some(game) = game.for_files() {
                <div class="answers">
                    { act("save-sgf", texts.save_as_file("SGF"), save_sgf).view() }
                    if psq::can_write(game) {
                        { act("save-psq", texts.save_as_file("PSQ"), save_psq).view() }
                    }
                </div>
            }
            { live_remark(result.map(|result| texts.about_sharing(result)).unwrap_or_default()) }
            { text_to_copy(cx, result) }
            <div class="answers">
                { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
            </div>
        </>
    }
}

fn share_link(game: &dyn SharedGame, ended: Callback<ShareResult>) {
    sharing::share(game.link(), ended);
}

fn copy_text(game: &dyn SharedGame, ended: Callback<ShareResult>) {
    sharing::copy(Copied::Game, game.record(), ended);
}

fn save_sgf(game: &dyn SharedGame, ended: Callback<ShareResult>) {
    if let Some(game) = game.for_files() {
        sharing::save_text("tic-tac-toe.sgf", "application/x-go-sgf", sgf::write(game), &ended);
    }
}

fn save_psq(game: &dyn SharedGame, ended: Callback<ShareResult>) {
    if let Some(text) = game.for_files().and_then(psq::write) {
        sharing::save_text("tic-tac-toe.psq", "application/octet-stream", text, &ended);
    }
}
