//! What the rooms show in the places of the page, and the interface of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use super::sidebar::Sidebar;
use super::slots::Slots;
use super::status::status_extras;
use super::tools;
use super::visit::Visit;
use super::visit::completion::arrive;
use super::{dialog_contents, notes};
use crate::game::board::strike::STRIKE;
use crate::game::{aiming, reset_label, score};
use crate::learn::coach;
use crate::learn::coach::message::CoachView;
use crate::state::{GameAction, GameState};
use crate::ui::context::ViewContext;
use crate::ui::later::Later;
use crate::{analysis, opponents};

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
    let coach = coach::view::coach_view(cx);
    let status = status_extras(cx, &coach);
    let CoachView { view, tools, offers, annotations, qualities, chances, .. } = coach;
    Slots {
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
        sidebar: html! {
            <Sidebar
                state={state.clone()}
                {qualities}
                {chances}
                visit={visit.clone()}
                on={cx.dispatch}
                texts={cx.texts}
            />
        },
        dialog: state.dialog.as_ref().and_then(|dialog| dialog_contents::content(dialog, cx)),
    }
}

/// The tools, rendered after the board.
fn later_tools(cx: &ViewContext, state: &UseReducerHandle<GameState>, offers: Vec<Html>) -> Html {
    let (state, on, texts) = (state.clone(), cx.dispatch.clone(), cx.texts);
    let view = Callback::from(move |()| tools::tools(&ViewContext { state: &state, dispatch: &on, texts }, &offers));
    html! { <Later {view} /> }
}
