//! The names and colors of two players at one screen.

use yew::prelude::*;

use super::field::Field;
use crate::components::ViewContext;
use crate::components::controls::{RadioOption, caption, radio_group};
use crate::engine::{Mark, Opponent};
use crate::i18n::choice;
use crate::platform::players;
use crate::state::players::MAX_NAME;
use crate::state::{GameAction, LazyAction, PlayerColor, PlayerName};

/// Returns what the player of this mark is called, if not by the mark.
pub fn name_of(cx: &ViewContext, mark: Mark) -> Option<String> {
    Some(match cx.state.name_of(mark)? {
        PlayerName::Named(name) => name.to_owned(),
        PlayerName::Numbered(number) => cx.texts.numbered_player(number),
    })
}

/// The fields for the names and the choice of colors, in the settings of a game between two players.
pub fn fields(cx: &ViewContext) -> Option<Html> {
    let texts = cx.texts;
    let is_shown = cx.state.setup().opponent == Opponent::Friend && cx.state.host().is_none();
    is_shown.then(|| {
        html! {
            <div>
                { caption(texts.player_names()) }
                <div class="players">
                    { field(cx, false) }
                    { field(cx, true) }
                </div>
                { colors(cx, false) }
                { colors(cx, true) }
            </div>
        }
    })
}

/// The choice of a player's color.
fn colors(cx: &ViewContext, is_second: bool) -> Html {
    let (texts, current) = (cx.texts, cx.state.players());
    let label = texts.player_color_of(if is_second { choice::Seat::Second } else { choice::Seat::First });
    let option = |color: PlayerColor| {
        let action = LazyAction::SetPlayers(current.with_color(is_second, color)).into();
        RadioOption::text(color.name(), texts.player_color(color), color == current.color(is_second), action)
    };
    let name = if is_second { "color-2" } else { "color-1" };
    let stored = cx.dispatch.reform(|action: GameAction| {
        if let GameAction::Lazy(action) = &action
            && let LazyAction::SetPlayers(players) = &**action
        {
            players::keep(players);
        }
        action
    });
    html! {
        <>
            { caption(label) }
            { radio_group(name, label, PlayerColor::ALL.into_iter().map(option), &stored) }
        </>
    }
}

fn field(cx: &ViewContext, is_second: bool) -> Html {
    let current = cx.state.players();
    let value = current.name(is_second).to_owned();
    let onchange = cx.dispatch.reform(move |name: String| {
        let players = current.with_name(is_second, &name);
        players::keep(&players);
        LazyAction::SetPlayers(players).into()
    });
    html! {
        <label>
            { cx.texts.numbered_player(if is_second { 2_u8 } else { 1 }) }
            <Field
                kind="text"
                name={if is_second { "player-2" } else { "player-1" }}
                max_length={MAX_NAME}
                {value}
                onchange={Some(onchange)}
            />
        </label>
    }
}
