//! The descriptions of opponents, and the choice of further computer players.

use crate::state::Setup;
use crate::state::opponent::Opponent;
use crate::ui::prelude::*;
use coaching::{Computer, Level};

/// The description of the opponent, after the name of one that is not in the list of levels.
pub fn about_opponent(cx: &ViewContext) -> Html {
    let (texts, chosen) = (cx.texts, cx.state.setup());
    let name = is_strategy(chosen.opponent).then(|| {
        let name = list(vec![text(texts.opponent_name(chosen.opponent)), text(" ")]);
        element("b", "", name)
    });
    list(name.into_iter().chain([text(about(cx, chosen))]).collect())
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
    let ViewContext { state, dispatch, texts } = *cx;
    let chosen = state.setup();
    let is_disabled = state.host.is_some_and(|host| host.is_disabled);
    let player = |opponent: Opponent| {
        let setup = Setup { opponent, ..chosen };
        let content = list(vec![text(texts.opponent_name(opponent)), small(about(cx, setup))]);
        Button::new(content, Some(cx.on_click(GameAction::Choose(setup))))
            .class("button about-player")
            .kind(Kind::Secondary)
            .with(Attribute::Action, "choose-player")
            .with(Attribute::Value, opponent.name())
            .when(opponent == chosen.opponent, Attribute::Current)
            .when(is_disabled, Attribute::Disabled)
            .view()
    };
    let players = Computer::STRATEGIES.map(Opponent::Computer).map(player);
    list(players.into_iter().chain([done(texts, dispatch)]).collect())
}
