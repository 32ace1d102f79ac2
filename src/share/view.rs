//! The share dialog: links, image, text and files of the game.

use std::rc::Rc;

use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;

use super::address::bar as address;
use super::canvas;
use super::model::ShareDialog;
use super::picture::{FILE_NAME, picture};
use super::result::{Copied, ShareResult};
use super::send::send_move;
use super::share_sheet as sharing;
use super::text_to_copy::text_to_copy;
use super::update::Msg;
use crate::i18n::Texts;
use crate::state::{GameState, Look, Setup};
use engine::Game;
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
    let game = Rc::new(SharedGame::of(state, texts));
    let ended = on.reform(Msg::Ended);
    let act = |name: &'static str, label: String, effect: fn(&SharedGame, Callback<ShareResult>)| {
        let (game, ended) = (game.clone(), ended.clone());
        Button::text(name, label, Some(Callback::from(move |_| effect(&game, ended.clone()))))
    };
    let (share_turn, about_turn) = texts.sending_by_link(state);
    // A game with other rules has a link alone.
    let is_other = game.other.is_some();
    let onsend = state.turn_setup().filter(|_| !is_other).map(|setup| send_move(state, setup, dispatch));
    // The invitation, or the move that the remote player waits for, matters most.
    let is_awaited = state.is_to_be_sent() || state.can_invite();
    let result = dialog.result.as_ref();
    html! {
        <>
            <div class="explained" hidden={onsend.is_none()}>
                { Button::text("share-turn", share_turn, onsend).kind(Kind::primary_if(is_awaited)).view() }
                { caption(about_turn) }
            </div>
            { act("share-game", texts.share_game().to_owned(), SharedGame::share).kind(Kind::primary_if(!is_awaited)).view() }
            if !is_other {
                <>
            <div class="answers">
                { act("save-picture", texts.save_picture().to_owned(), SharedGame::save_picture).view() }
                { act("copy-text", texts.copy_text().to_owned(), SharedGame::copy_text).view() }
            </div>
            <div class="answers">
                { act("save-sgf", texts.save_as_file("SGF"), SharedGame::save_sgf).view() }
                if psq::can_write(state.game()) {
                    { act("save-psq", texts.save_as_file("PSQ"), SharedGame::save_psq).view() }
                }
            </div>
                </>
            }
            { live_remark(result.map(|result| texts.about_sharing(result)).unwrap_or_default()) }
            { text_to_copy(cx, result) }
            <div class="answers">
                { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
            </div>
        </>
    }
}

/// The game that the buttons share. Each creates its link, text or image on a press, not on each render.
struct SharedGame {
    setup: Setup,
    game: Game,
    /// Query and fragment of the game with other rules that is shown in its place.
    other: Option<[String; 2]>,
    look: Look,
    texts: Texts,
}

impl SharedGame {
    fn of(state: &GameState, texts: Texts) -> Self {
        let other = state.other_game().map(|game| game.address());
        Self { setup: state.shared_setup(), game: state.game().clone(), other, look: state.preferences.look, texts }
    }

    fn share(&self, ended: Callback<ShareResult>) {
        let link = match &self.other {
            Some(parts) => address::link_to(parts),
            None => address::link(self.setup, &self.game),
        };
        sharing::share(link, ended);
    }

    fn save_picture(&self, ended: Callback<ShareResult>) {
        let picture = picture(&self.game.position(), self.look, self.texts.result_of(&self.game));
        canvas::save(FILE_NAME, &picture, records::write(&self.game), ended);
    }

    fn copy_text(&self, ended: Callback<ShareResult>) {
        sharing::copy(Copied::Game, records::write(&self.game), ended);
    }

    fn save_sgf(&self, ended: Callback<ShareResult>) {
        sharing::save_text("tic-tac-toe.sgf", "application/x-go-sgf", sgf::write(&self.game), &ended);
    }

    fn save_psq(&self, ended: Callback<ShareResult>) {
        if let Some(text) = psq::write(&self.game) {
            sharing::save_text("tic-tac-toe.psq", "application/octet-stream", text, &ended);
        }
    }
}
