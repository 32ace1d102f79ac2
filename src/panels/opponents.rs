//! The descriptions of opponents, and the choice of further computer players.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::{RadioOption, heading, radio_group};
use crate::components::opponent_panel::chosen_setup;
use crate::engine::{Computer, Opponent};
use crate::state::{GameAction, GameState, Setup};

/// Returns the description of the chosen opponent.
#[inline(never)]
pub fn about_opponent(cx: &ViewContext, chosen: Setup) -> String {
    cx.texts.about_opponent(chosen.opponent, chosen.rules, cx.state.preferences().thinking)
}

/// The choice of computer players that are known by their strategies. It stands below everything that a first visit shows, so
/// that nothing moves when it appears.
pub fn strategies(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let chosen = chosen_setup(state);
    let is_disabled = state.host().is_some_and(|host| host.is_disabled);
    let option = |opponent: Opponent| {
        let action = GameAction::Choose(Setup { opponent, ..chosen });
        let (name, is_checked) = (texts.opponent_name(opponent), opponent == chosen.opponent);
        RadioOption::text(opponent.name(), name, is_checked, action).disabled_if(is_disabled)
    };
    let options = Computer::STRATEGIES.map(Opponent::Computer).map(option);
    html! {
        <details class="panel strategies" open={is_open(state, chosen.opponent)}>
            <summary>{ heading(texts.more_players()) }</summary>
            { radio_group("opponent", texts.more_players(), options, cx.dispatch) }
        </details>
    }
}

/// Returns whether the list is open until the player closes it. An embedded game is too small for it.
fn is_open(state: &GameState, chosen: Opponent) -> bool {
    matches!(chosen, Opponent::Computer(computer) if Computer::STRATEGIES.contains(&computer)) && state.host().is_none()
}
