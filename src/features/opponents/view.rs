//! The descriptions of opponents, and the choice of further computer players.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::opponent_panel::chosen_setup;
use crate::engine::{Computer, Opponent};
use crate::features::widgets::done::done;
use crate::state::{GameAction, Setup};

/// The description of the chosen opponent, after the name of one that is not in the list of levels.
pub fn about_opponent(cx: &ViewContext, chosen: Setup) -> Html {
    let texts = cx.texts;
    let name = is_strategy(chosen.opponent).then(|| html! { <b>{ texts.opponent_name(chosen.opponent) }{ " " }</b> });
    html! { <>{ for name }{ about(cx, chosen) }</> }
}

fn about(cx: &ViewContext, setup: Setup) -> String {
    cx.texts.about_opponent(setup.opponent, setup.rules, cx.state.preferences().thinking)
}

fn is_strategy(opponent: Opponent) -> bool {
    matches!(opponent, Opponent::Computer(computer) if Computer::STRATEGIES.contains(&computer))
}

/// The content of the dialog with the computer players that are known by their strategies.
pub fn strategies(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let chosen = chosen_setup(state);
    let is_disabled = state.host().is_some_and(|host| host.is_disabled);
    let player = |opponent: Opponent| {
        let setup = Setup { opponent, ..chosen };
        html! {
            <button
                type="button"
                class="button about-player"
                data-kind="secondary"
                data-action="choose-player"
                value={opponent.name()}
                aria-current={(opponent == chosen.opponent).then_some("true")}
                disabled={is_disabled}
                onclick={cx.on_click(GameAction::Choose(setup))}
            >
                { texts.opponent_name(opponent) }
                <small>{ about(cx, setup) }</small>
            </button>
        }
    };
    html! {
        <>
            { for Computer::STRATEGIES.map(Opponent::Computer).map(player) }
            { done(texts, dispatch) }
        </>
    }
}
