//! The choice of opponent and side.

use yew::prelude::*;

use super::context::ViewContext;
use super::controls::{RadioOption, heading, radio_group};
use crate::engine::{Mark, Opponent, tablebase};
use crate::panels::Panels;
use crate::state::{Dialog, GameAction, Setup};

/// The choice of opponent and side, and a description of the opponent. While the page asks whether the running game may
/// end, the choice shows the setup that the player asked for.
pub fn opponent_panel(cx: &ViewContext, panels: Option<&dyn Panels>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let chosen = match state.dialog() {
        Some(Dialog::EndGame(chosen)) => *chosen,
        _ => state.setup(),
    };
    // Only the lazy part describes the opponents on other boards than normal 3 × 3.
    let about = match panels {
        Some(panels) if !tablebase::covers(chosen.rules) => panels.about_opponent(chosen.opponent, texts).to_owned(),
        _ => texts.about_opponent(chosen.opponent),
    };
    let is_disabled = state.host().is_some_and(|host| host.is_disabled);
    let opponent = |opponent: Opponent| {
        let action = GameAction::Choose(Setup { opponent, ..chosen });
        let (name, is_checked) = (texts.opponent_name(opponent), opponent == chosen.opponent);
        RadioOption::text(opponent.name(), name, is_checked, action).disabled_if(is_disabled)
    };
    let side = |mark: Mark| {
        let action = GameAction::Choose(Setup { play: mark, ..chosen });
        RadioOption::mark(mark, mark == chosen.play, action).disabled_if(is_disabled)
    };
    let group = |label, is_computer| {
        let group = Opponent::ALL.into_iter().filter(|it| matches!(it, Opponent::Computer(_)) == is_computer);
        radio_group("opponent", label, group.map(opponent), dispatch)
    };
    html! {
        <section class="panel">
            { heading(texts.opponent()) }
            { group(texts.levels(), true) }
            { group(texts.people(), false) }
            <p class="remark">{ about }</p>
            <div class="sides" hidden={chosen.opponent == Opponent::Friend}>
                { heading(texts.play_as()) }
                { radio_group("play", texts.play_as(), Mark::ALL.into_iter().map(side), dispatch) }
            </div>
        </section>
    }
}
