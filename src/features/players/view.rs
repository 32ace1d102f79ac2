//! The names and colors of two players at one screen.

use super::name::MAX_LETTERS;
use super::state::{PlayerColor, Players, Seat};
use crate::features::prelude::*;
use crate::features::widgets::chosen_value::{chosen_value, set_chosen_value};
use crate::features::widgets::field::{Field, field};
use crate::features::widgets::letters::shortened;
use crate::state::Dialog;
use crate::state::opponent::Opponent;

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
pub fn players(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    list(vec![group("players", Seat::ALL.map(|seat| player(cx, seat)).into()), done(texts, cx.dispatch)])
}

fn player(cx: &ViewContext, seat: Seat) -> Html {
    let profile = cx.state.profile();
    let (texts, current) = (cx.texts, &profile.players);
    let onchange = {
        let current = current.clone();
        cx.dispatch.reform(move |event: Event| {
            let name = shortened(&chosen_value(&event).unwrap_or_default(), MAX_LETTERS);
            let changed = current.clone().with_name(seat, &name);
            // Without what the name has lost.
            set_chosen_value(&event, &changed.of(seat).name);
            LazyAction::SetPlayers(changed).into()
        })
    };
    let field = field(Field {
        kind: "text",
        name: field_name(seat),
        value: current.of(seat).name.clone(),
        limit: Some((MAX_LETTERS, texts.name_is_full(MAX_LETTERS))),
        problem: None,
        onchange: Some(onchange),
    });
    let label = element("label", "", list(vec![text(texts.numbered_player(seat)), field]));
    group("player", vec![label, colors(cx, current, seat)])
}

/// The choice of a player's color, by swatches. The color of the other player cannot be chosen.
fn colors(cx: &ViewContext, current: &Players, seat: Seat) -> Html {
    let texts = cx.texts;
    let label = texts.player_color_of(seat);
    let name = match seat {
        Seat::First => "color-1",
        Seat::Second => "color-2",
    };
    let option = |color: PlayerColor| {
        let spoken = texts.player_color(color);
        let action = LazyAction::SetPlayers(current.clone().with_color(seat, color)).into();
        let option = RadioOption::text(color.name(), spoken, color == current.of(seat).color, action);
        let option = option.disabled_if(current.is_taken(!seat, color));
        if color == PlayerColor::OfMark {
            return option;
        }
        let label = html! { <span class="swatch" data-x-color={color.name()} /> };
        RadioOption { name: Some(spoken), title: Some(spoken), label, ..option }
    };
    radio_group(name, label, PlayerColor::ALL.into_iter().map(option), cx.dispatch)
}
