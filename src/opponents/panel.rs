//! The choice of opponent and side.

use yew::prelude::*;

use crate::state::opponent::Opponent;
use crate::state::{Dialog, GameAction, Setup};
use crate::ui::button::{Kind, button};
use crate::ui::content::{element, group, list};
use crate::ui::context::ViewContext;
use crate::ui::controls::{RadioOption, heading, radio_group};
use coaching::Level;
use engine::Mark;

/// The description of the chosen opponent, with its details.
pub struct AboutOpponent {
    /// The levels with their names.
    pub levels: Vec<(Opponent, &'static str)>,
    /// The description.
    pub text: Html,
    /// The choice of the length of a match, and the way to the names of two players at this screen.
    pub more: Html,
}

/// The choice of opponent and side, and a description of the opponent. Only the lazy part knows other boards than normal
/// 3 × 3, further computer players, and the names of two players.
pub fn opponent_panel(cx: &ViewContext, about: Option<AboutOpponent>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let chosen = state.setup();
    let is_disabled = state.host.is_some_and(|host| host.is_disabled);
    let option = |&(opponent, name): &(Opponent, &'static str)| {
        let action = GameAction::Choose(Setup { opponent, ..chosen });
        RadioOption::text(opponent.name(), name, opponent == chosen.opponent, action).disabled_if(is_disabled)
    };
    let AboutOpponent { levels, text, more } = about.unwrap_or_else(|| AboutOpponent {
        levels: Level::ON_SMALL_BOARDS.map(|level| (Opponent::at_level(level), texts.level_name(level))).into(),
        text: texts.about_first_opponent(chosen.opponent).into(),
        more: Html::default(),
    });
    let people = [(Opponent::Friend, texts.friend()), (Opponent::Remote, texts.by_link())];
    let choices = |label, opponents: &[(Opponent, &'static str)]| {
        radio_group("opponent", label, opponents.iter().map(option), dispatch)
    };
    let side = |mark: Mark| {
        let action = GameAction::Choose(Setup { play: mark, ..chosen });
        RadioOption::mark(mark, mark == chosen.play, action).disabled_if(is_disabled)
    };
    let row = match chosen.opponent {
        Opponent::Friend => more,
        _ => list(vec![
            heading(texts.play_as()),
            radio_group("play", texts.play_as(), Mark::ALL.into_iter().map(side), dispatch),
            more,
        ]),
    };
    let strategies = GameAction::Show(Dialog::Strategies);
    let heads = vec![
        heading(texts.opponent()),
        button(Kind::Secondary, "strategies", texts.more_players(), strategies, dispatch),
    ];
    let parts = list(vec![
        group("heads", heads),
        choices(texts.computer(), &levels),
        element("p", "remark", text),
        choices(texts.people(), &people),
        element("div", "sides", row),
    ]);
    element("section", "panel", parts)
}
