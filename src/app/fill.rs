//! What the rooms show in the places of the page, and the interface of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use super::sidebar::Sidebar;
use super::slots::{ShownGame, Slots};
use super::status::status_extras;
use super::tools;
use super::visit::Visit;
use super::visit::completion::arrive;
use super::{dialog_contents, notes};
use crate::game::board::strike::STRIKE;
use crate::game::reset_button::ResetLabel;
use crate::game::{aiming, reset_label, score};
use crate::games::model::{OtherGame, Phase};
use crate::learn::coach;
use crate::learn::coach::message::CoachView;
use crate::state::{GameAction, GameState};
use crate::ui::context::ViewContext;
use crate::ui::later::Later;
use crate::{analysis, games, opponents};
use coaching::coach::MoveQuality;

/// The interface of the lazy part. All its code is reached through one value of this type, so that a release can load it
/// later (`src/lazy.rs`).
pub struct Features {
    /// Begins a visit with the address and the storage.
    pub begin_visit: fn() -> Visit,
    /// Gives the reducer the rules that it needs with the lazy part, and completes a visit that began without.
    pub arrive: fn(&Rc<Visit>, &Callback<GameAction>),
    /// Fills the slots of the page.
    pub fill: fn(&ViewContext, &UseReducerHandle<GameState>, &Rc<Visit>) -> Slots,
}

/// The lazy part.
pub const FEATURES: &Features = &Features { begin_visit: Visit::read, arrive, fill };

/// Fills the slots of the page.
fn fill(cx: &ViewContext, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>) -> Slots {
    if let Some(game) = state.other_game() {
        return other_game(cx, game, state, visit);
    }
    let coach = coach::view::coach_view(cx);
    let status = status_extras(cx, &coach);
    let CoachView { view, tools, offers, annotations, qualities, chances, .. } = coach;
    Slots {
        game: None,
        chip: Some(opponents::view::chip_label(cx)),
        shown_parts: state.host.map(|host| host.controls.names(" ")),
        notes: notes::view::notes(cx),
        score: score::view::score(cx),
        status,
        annotations,
        strike: Some(STRIKE),
        tools: aiming::view::aim(cx).or(tools).or_else(|| Some(later_tools(cx, state, offers))),
        reset: Some(reset_label::label(cx)),
        analysis: analysis::view::analysis(cx),
        explanation: view,
        sidebar: sidebar(cx, state, visit, qualities, chances),
        dialog: state.dialog.as_ref().and_then(|dialog| dialog_contents::content(dialog, cx)),
    }
}

/// Fills the slots of the page with a game with other rules.
fn other_game(cx: &ViewContext, game: &OtherGame, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>) -> Slots {
    let winner = games::view::status::winner(game);
    Slots {
        game: Some(ShownGame {
            board: games::view::board::board(cx, game),
            status: games::view::status::status(cx, game),
            status_name: games::view::status::status_name(game),
            turn: games::view::status::next_mark(game),
            winner,
            is_lost: winner.is_some_and(|side| !game.players().is_local(side)),
            is_thinking: matches!(game.phase(), Phase::Thinking(_)),
            is_finished: game.is_finished(),
        }),
        shown_parts: state.host.map(|host| host.controls.names(" ")),
        chip: Some(cx.texts.chip_of(game)),
        notes: notes::view::notes(cx),
        score: Some(games::view::score::score(cx, game, &state.scores_of_games())),
        tools: Some(games::view::tools::tools(cx, game)),
        reset: Some(ResetLabel { label: cx.texts.play_again(), is_primary: game.is_finished() }),
        explanation: games::view::explanation::explanation(cx, game),
        sidebar: sidebar(cx, state, visit, Vec::new(), Vec::new()),
        dialog: state.dialog.as_ref().and_then(|dialog| dialog_contents::content(dialog, cx)),
        ..Slots::default()
    }
}

/// The sidebar with the effects of the lazy part.
fn sidebar(
    cx: &ViewContext,
    state: &UseReducerHandle<GameState>,
    visit: &Rc<Visit>,
    qualities: Vec<MoveQuality>,
    chances: Vec<Option<u8>>,
) -> Html {
    html! {
        <Sidebar state={state.clone()} {qualities} {chances} visit={visit.clone()} on={cx.dispatch} texts={cx.texts} />
    }
}

/// The tools, rendered after the board.
fn later_tools(cx: &ViewContext, state: &UseReducerHandle<GameState>, offers: Vec<Html>) -> Html {
    let (state, on, texts) = (state.clone(), cx.dispatch.clone(), cx.texts);
    let view = Callback::from(move |()| tools::tools(&ViewContext { state: &state, dispatch: &on, texts }, &offers));
    html! { <Later {view} /> }
}
