//! The share dialog: links, image, text and files of the game.

use std::rc::Rc;

use crate::features::prelude::*;

use super::canvas;
use super::picture::{FILE_NAME, picture};
use super::result::{Copied, ShareResult};
use super::send::{send_move, share_ended};
use super::share_sheet as sharing;
use super::text_to_copy::text_to_copy;
use crate::features::address::bar as address;
use crate::i18n::Texts;
use crate::state::opponent::Opponent;
use crate::state::{Look, Setup, Stage};
use engine::{Game, Mark};
use records::{psq, sgf};

/// What the buttons share.
struct Shared {
    setup: Setup,
    game: Game,
    look: Look,
    texts: Texts,
}

/// The content of the share dialog. `result` is the result of the last attempt.
pub fn share(cx: &ViewContext, result: Option<&ShareResult>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let setup = state.setup();
    let is_over = matches!(state.stage(), Stage::Over(_));
    let (share_turn, about_turn) = match setup.opponent {
        Opponent::Remote if state.can_invite() && setup.play == Mark::X => {
            (texts.invite_friend(), texts.you_move_first())
        }
        Opponent::Remote if state.can_invite() => (texts.invite_friend(), texts.about_invitation()),
        Opponent::Remote if is_over => (texts.share_end(), texts.about_end()),
        Opponent::Remote => (texts.share_turn(), texts.about_turn()),
        Opponent::Friend | Opponent::Computer(_) => (texts.continue_with_friend(), texts.about_turn()),
    };
    let onsend = state.turn_setup().map(|setup| send_move(state, setup, dispatch));

    let (setup, game, look) = (state.shared_setup(), state.game().clone(), state.preferences.look);
    let shared = Rc::new(Shared { setup, game, look, texts });
    // Create links, text and image on a press, not on each render.
    let ended = share_ended(dispatch);
    let callback = |effect: fn(&Shared, Callback<ShareResult>)| {
        let (shared, ended) = (shared.clone(), ended.clone());
        Some(Callback::from(move |_| effect(&shared, ended.clone())))
    };
    let act = |name: &'static str, label: &'static str, effect| Button::text(name, label, callback(effect));
    let mut files = vec![Button::text("save-sgf", texts.save_as_file("SGF"), callback(save_sgf)).view()];
    if psq::can_write(state.game()) {
        files.push(Button::text("save-psq", texts.save_as_file("PSQ"), callback(save_psq)).view());
    }
    // The invitation, or the move that the remote player waits for, matters most.
    let is_awaited = state.is_to_be_sent() || state.can_invite();
    let send = Button::text("share-turn", share_turn, onsend.clone()).kind(Kind::primary_if(is_awaited)).view();
    let by_turns = list(vec![send, caption(about_turn)]);
    list(vec![
        html! { <div class="explained" hidden={onsend.is_none()}>{ by_turns }</div> },
        act("share-game", texts.share_game(), |shared, ended| {
            sharing::share(address::link(shared.setup, &shared.game), ended);
        })
        .kind(Kind::primary_if(!is_awaited))
        .view(),
        answers(vec![
            act("save-picture", texts.save_picture(), |Shared { game, look, texts, .. }, ended| {
                let picture = picture(&game.position(), *look, texts.result_of(game));
                canvas::save(FILE_NAME, &picture, records::write(game), ended);
            })
            .view(),
            act("copy-text", texts.copy_text(), |shared, ended| {
                sharing::copy(Copied::Game, records::write(&shared.game), ended)
            })
            .view(),
        ]),
        answers(files),
        live_remark(result.map(|result| texts.about_sharing(result)).unwrap_or_default()),
        text_to_copy(cx, result),
        answers(vec![button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch)]),
    ])
}

fn save_sgf(Shared { game, .. }: &Shared, ended: Callback<ShareResult>) {
    sharing::save_text("tic-tac-toe.sgf", "application/x-go-sgf", sgf::write(game), &ended);
}

fn save_psq(Shared { game, .. }: &Shared, ended: Callback<ShareResult>) {
    if let Some(text) = psq::write(game) {
        sharing::save_text("tic-tac-toe.psq", "application/octet-stream", text, &ended);
    }
}
