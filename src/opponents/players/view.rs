//! The names and colors of two players at one screen.

use super::color::PlayerColor;
use super::model::{Players, Seat};
use super::name::{MAX_LETTERS, clean};
use super::update::Msg;
use crate::i18n::Texts;
use crate::state::Dialog;
use crate::state::opponent::Opponent;
use crate::ui::fields::chosen_value::{chosen_value, set_chosen_value};
use crate::ui::fields::field::{Field, field};
use crate::ui::fields::letters::shortened;
use crate::ui::prelude::*;

/// The public name of the field for a player's name.
pub const fn field_name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "player-1",
        Seat::Second => "player-2",
    }
}

/// The button that opens the dialog, in a game between two players at this screen. Those of an embedded game have no names.
pub fn open(cx: &ViewContext) -> Html {
    if cx.state.setup().opponent != Opponent::Friend || cx.state.host.is_some() {
        return Html::default();
    }
    let action = GameAction::Show(Dialog::Players);
    button(Kind::Secondary, "players", cx.texts.names_and_colors(), action, cx.dispatch)
}

/// The content of the dialog: the name and the color of each player.
pub fn players(players: &Players, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="players">{ for Seat::ALL.map(|seat| player(players, seat, cx.texts, on)) }</div>
            { done(cx.texts, cx.dispatch) }
        </>
    }
}

fn player(players: &Players, seat: Seat, texts: Texts, on: &Callback<Msg>) -> Html {
    let onchange = on.reform(move |event: Event| {
        let name = clean(&shortened(&chosen_value(&event).unwrap_or_default(), MAX_LETTERS));
        // Without what the name has lost.
        set_chosen_value(&event, &name);
        Msg::SetName(seat, name)
    });
    let field = field(Field {
        kind: "text",
        name: field_name(seat),
        value: players.of(seat).name.clone(),
        limit: Some((MAX_LETTERS, texts.name_is_full(MAX_LETTERS))),
        problem: None,
        onchange: Some(onchange),
    });
    html! {
        <div class="player">
            <label>
                { texts.numbered_player(seat) }
                { field }
            </label>
            { colors(players, seat, texts, on) }
        </div>
    }
}

/// The choice of a player's color, by swatches. The color of the other player cannot be chosen.
fn colors(players: &Players, seat: Seat, texts: Texts, on: &Callback<Msg>) -> Html {
    let label = texts.player_color_of(seat);
    let name = match seat {
        Seat::First => "color-1",
        Seat::Second => "color-2",
    };
    let option = |color: PlayerColor| {
        let spoken = texts.player_color(color);
        let is_chosen = color == players.of(seat).color;
        let option = RadioOption::text(color.name(), spoken, is_chosen, Msg::SetColor(seat, color));
        let option = option.disabled_if(players.is_taken(!seat, color));
        if color == PlayerColor::OfMark {
            return option;
        }
        let label = html! { <span class="swatch" data-x-color={color.name()} /> };
        RadioOption { name: Some(spoken), title: Some(spoken), label, ..option }
    };
    radio_group(name, label, PlayerColor::ALL.map(option), on)
}
