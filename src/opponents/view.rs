//! The descriptions of opponents, and the choice of further computer players.

use crate::state::Setup;
use crate::state::opponent::Opponent;
use crate::ui::prelude::*;
use coaching::{Computer, Level};

/// The description of the opponent, after the name of one that is not in the list of levels.
pub fn about_opponent(cx: &ViewContext) -> Html {
    let chosen = cx.state.setup();
    html! {
        <>
            if is_strategy(chosen.opponent) {
                <b>{ cx.texts.opponent_name(chosen.opponent) }{ " " }</b>
            }
            { about(cx, chosen) }
        </>
    }
}

/// The levels on the board, with their names there.
pub fn levels(cx: &ViewContext) -> Vec<(Opponent, &'static str)> {
    let rules = cx.state.setup().rules;
    let levels = Level::all_under(rules).iter().copied();
    levels.map(|level| (Opponent::at_level(level), cx.texts.level_name_on(rules, level))).collect()
}

fn about(cx: &ViewContext, setup: Setup) -> String {
    cx.texts.about_opponent(setup.opponent, setup.rules, cx.state.preferences.thinking)
}

fn is_strategy(opponent: Opponent) -> bool {
    matches!(opponent, Opponent::Computer(computer) if Computer::STRATEGIES.contains(&computer))
}

/// The content of the dialog with the computer players that are known by their strategies.
pub fn strategies(cx: &ViewContext) -> Html {
    html! {
        <>
            { for Computer::STRATEGIES.map(|computer| strategy(cx, Opponent::Computer(computer))) }
            { done(cx.texts, cx.dispatch) }
        </>
    }
}

/// The button that chooses a computer player, with its description.
fn strategy(cx: &ViewContext, opponent: Opponent) -> Html {
    let chosen = cx.state.setup();
    let setup = Setup { opponent, ..chosen };
    html! {
        <button
            type="button"
            class="button about-player"
            data-kind="secondary"
            data-action="choose-player"
            value={opponent.name()}
            aria-current={(opponent == chosen.opponent).then_some("true")}
            disabled={cx.state.host.is_some_and(|host| host.is_disabled)}
            onclick={cx.on_click(GameAction::Choose(setup))}
        >
            { cx.texts.opponent_name(opponent) }
            <small>{ about(cx, setup) }</small>
        </button>
    }
}
