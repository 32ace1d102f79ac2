//! The buttons that send a move or an invitation to the remote player.

use super::address::bar as address;
use super::share_sheet as sharing;
use crate::share;
use crate::state::{GameState, Setup, Stage};
use crate::ui::prelude::*;

/// The button that sends the last move, if that is still to be done: one press opens the system's share sheet or copies the
/// link.
pub fn send(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, dispatch, texts } = *cx;
    let is_offered = state.is_to_be_sent() && !state.coach().review;
    is_offered.then(|| {
        // A link can be sent again.
        let kind = Kind::primary_if(!state.is_shared());
        let name = if matches!(state.stage(), Stage::Over(_)) { texts.share_end() } else { texts.share_turn() };
        let onclick = state.turn_setup().map(|setup| send_move(state, setup, dispatch));
        let button = Button::quiet("send", texts.send(), onclick).class("quiet offer").keyed("send").kind(kind);
        button.with(Attribute::Label, name).with(Attribute::Title, name).view()
    })
}

/// The large button that invites the remote player, before the first move.
pub fn invite(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, dispatch, texts } = *cx;
    state.can_invite().then(|| {
        let kind = Kind::primary_if(!state.is_shared());
        let onclick = state.turn_setup().map(|setup| send_move(state, setup, dispatch));
        Button::text("invite", texts.invite(), onclick).keyed("invite").kind(kind).view()
    })
}

/// Returns a callback that sends the last move in a link with this setup.
pub fn send_move(state: &GameState, setup: Setup, dispatch: &Callback<GameAction>) -> Callback<MouseEvent> {
    let (game, revision) = (state.game().clone(), state.shown.revision);
    let ended = dispatch.reform(move |result| share::Msg::MoveShared(revision, result).into());
    // The link is created on a press, not on each render.
    Callback::from(move |_| sharing::share(address::link(setup, &game), ended.clone()))
}
