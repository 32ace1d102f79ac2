//! The names and colors of two players at one screen.

use yew::prelude::*;

use super::state::{MAX_LETTERS, PlayerColor, Players};
use crate::components::ViewContext;
use crate::components::controls::{Kind, button};
use crate::components::opponent_panel::chosen_setup;
use crate::engine::Opponent;
use crate::features::action::LazyAction;
use crate::features::dialog::LazyDialog;
use crate::features::widgets::done::done;
use crate::features::widgets::field::Field;
use crate::i18n::choice;
use crate::state::GameAction;

/// The button that opens the dialog, in a game between two players at this screen. Those of an embedded game have no names.
pub fn open(cx: &ViewContext) -> Html {
    if chosen_setup(cx.state).opponent != Opponent::Friend || cx.state.host().is_some() {
        return Html::default();
    }
    let action = GameAction::show(LazyDialog::Players);
    button(Kind::Secondary, "players", cx.texts.names_and_colors(), action, cx.dispatch)
}

/// The content of the dialog: the name and the color of each player.
pub fn players(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    html! {
        <>
            <div class="players">
                { player(cx, false) }
                { player(cx, true) }
            </div>
            { done(texts, cx.dispatch) }
        </>
    }
}

fn player(cx: &ViewContext, is_second: bool) -> Html {
    let (texts, current) = (cx.texts, cx.state.players());
    let number = if is_second { 2_u8 } else { 1 };
    let name = current.name(is_second).to_owned();
    let onchange = {
        let current = current.clone();
        change(cx).reform(move |name: String| current.with_name(is_second, &name))
    };
    html! {
        <div class="player">
            <label>
                { texts.numbered_player(number) }
                <Field
                    kind="text"
                    name={if is_second { "player-2" } else { "player-1" }}
                    limit={Some((MAX_LETTERS, texts.name_is_full(MAX_LETTERS)))}
                    value={name}
                    onchange={Some(onchange)}
                />
            </label>
            { colors(cx, &current, is_second) }
        </div>
    }
}

/// The choice of a player's color, by swatches. The color of the other player cannot be chosen.
fn colors(cx: &ViewContext, current: &Players, is_second: bool) -> Html {
    let texts = cx.texts;
    let label = texts.player_color_of(if is_second { choice::Seat::Second } else { choice::Seat::First });
    let name = if is_second { "color-2" } else { "color-1" };
    let option = |color: PlayerColor| {
        let spoken = texts.player_color(color);
        let (label, title) = match color {
            PlayerColor::OfMark => (Html::from(spoken), None),
            _ => (html! { <span class="swatch" data-x-color={color.name()} /> }, Some(spoken)),
        };
        let changed = current.with_color(is_second, color);
        let onchange = change(cx).reform(move |_: Event| changed.clone());
        html! {
            <label {title}>
                <input
                    type="radio"
                    {name}
                    value={color.name()}
                    aria-label={title}
                    checked={color == current.color(is_second)}
                    disabled={current.is_taken(!is_second, color)}
                    {onchange}
                />
                { label }
            </label>
        }
    };
    html! {
        <div class="choices" role="radiogroup" aria-label={label} data-choice={name}>
            { for PlayerColor::ALL.into_iter().map(option) }
        </div>
    }
}

/// Changes the players.
fn change(cx: &ViewContext) -> Callback<Players> {
    cx.dispatch.reform(|players: Players| LazyAction::SetPlayers(players).into())
}
