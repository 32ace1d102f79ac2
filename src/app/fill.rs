//! What the rooms show in the places of the page, and the interface of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use super::notes;
use super::open_dialog::open_dialog;
use super::other_games::OtherGames;
use super::parts;
use super::parts::Load;
use super::slots::Slots;
use super::view::sidebar::Sidebar;
use super::view::status::status_extras;
use super::view::tools;
use super::visit::Visit;
use super::visit::completion::arrive;
use crate::game::board::strike::STRIKE;
use crate::game::status::texts::friend_played;
use crate::game::{aiming, reset_label, score};
use crate::learn::coach;
use crate::learn::coach::message::CoachView;
use crate::state::compared::{Ignored, Unequal};
use crate::state::{GameAction, GameState};
use crate::ui::context::ViewContext;
use crate::ui::later::Later;
use crate::{analysis, opponents};
use coaching::coach::MoveQuality;

/// The interface of the lazy part. All its code is reached through one value of this type, so that a release can load it
/// later (`src/lazy.rs`).
pub struct Features {
    /// Begins a visit with the address and the storage, and with games with other rules if it needs them.
    pub begin_visit: fn(Option<&'static OtherGames>) -> Visit,
    /// Gives the reducer the rules that it needs with the lazy part, and completes a visit that began without.
    pub arrive: fn(&Rc<Visit>, &Callback<GameAction>),
    /// Fills the slots of the page.
    pub fill: fn(&ViewContext, &UseReducerHandle<GameState>, &Rc<Visit>, Load) -> Slots,
}

/// The lazy part.
pub const FEATURES: &Features = &Features { begin_visit: Visit::read, arrive, fill };

/// Fills the slots of the page.
fn fill(cx: &ViewContext, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>, load: Load) -> Slots {
    if let Some((game, games)) = state.shown_game() {
        return Slots {
            notes: notes::view::notes(cx),
            sidebar: sidebar(cx, state, visit, load, Vec::new(), Vec::new()),
            dialog: open_dialog(cx),
            ..(games.fill)(cx, game, state)
        };
    }
    let coach = coach::view::coach_view(cx);
    let status = status_extras(cx, &coach);
    let names_squares = coach.ending.is_some() || friend_played(cx).is_some();
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
        names_squares: view.is_some() || names_squares,
        explanation: view.or_else(|| parts::waiting_game(cx)),
        sidebar: sidebar(cx, state, visit, load, qualities, chances),
        dialog: open_dialog(cx),
    }
}

/// The sidebar with the effects of the lazy part.
fn sidebar(
    cx: &ViewContext,
    state: &UseReducerHandle<GameState>,
    visit: &Rc<Visit>,
    load: Load,
    qualities: Vec<MoveQuality>,
    chances: Vec<Option<u8>>,
) -> Html {
    html! {
        <Sidebar
            state={Unequal(state.clone())}
            {qualities}
            {chances}
            visit={Ignored(visit.clone())}
            load={Ignored(load)}
            on={cx.dispatch}
            texts={cx.texts}
        />
    }
}

/// The tools, rendered after the board.
fn later_tools(cx: &ViewContext, state: &UseReducerHandle<GameState>, offers: Vec<Html>) -> Html {
    let (state, on, texts) = (state.clone(), cx.dispatch.clone(), cx.texts);
    let view =
        Unequal(Callback::from(move |()| tools::tools(&ViewContext { state: &state, dispatch: &on, texts }, &offers)));
    html! { <Later {view} /> }
}
