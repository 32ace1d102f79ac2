//! The description of the chosen opponent, and the choice of further computer players.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::{RadioOption, heading, radio_group};
use crate::engine::{Computer, Opponent};
use crate::state::{GameAction, Setup};

/// Returns the description of the chosen opponent, and the choice of computer players that are known by their strategies.
/// While that is open for one of those, it has the description beside the name instead.
pub fn opponents(cx: &ViewContext, chosen: Setup) -> (String, Html) {
    let ViewContext { state, texts, .. } = *cx;
    let about = |opponent| texts.about_opponent(opponent, chosen.rules, state.preferences().thinking);
    let strategies = Computer::STRATEGIES.map(Opponent::Computer);
    // An embedded game is too small for the list, unless the player opens it.
    let is_open = strategies.contains(&chosen.opponent) && state.host().is_none();
    let is_disabled = state.host().is_some_and(|host| host.is_disabled);
    let option = |opponent: Opponent| {
        let action = GameAction::Choose(Setup { opponent, ..chosen });
        let label = html! { <>{ texts.opponent_name(opponent) }{ " " }<small>{ about(opponent) }</small></> };
        RadioOption::text(opponent.name(), label, opponent == chosen.opponent, action).disabled_if(is_disabled)
    };
    let options: Vec<RadioOption> = strategies.into_iter().map(option).collect();
    let more = html! {
        <details class="strategies" open={is_open}>
            <summary>{ heading(texts.more_players()) }</summary>
            { radio_group("opponent", texts.more_players(), options, cx.dispatch) }
        </details>
    };
    (if is_open { String::new() } else { about(chosen.opponent) }, more)
}
