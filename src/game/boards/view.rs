//! The choice of what is played: board, opponent and side, any other board, and a game from a position or a text.

use super::known_boards::KNOWN;
use crate::opponents::view::{choice_of_opponent, choice_of_side};
use crate::settings;
use crate::state::{Dialog, Setting};
use crate::ui::prelude::*;
use engine::{Objective, Rules, notation};

/// The content of the dialog: board, opponent, side and match, then the objective, how to play, and the ways to other boards and
/// positions. Each choice applies at once.
pub fn choices(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let setup = state.setup();
    let is_disabled = state.host.is_some_and(|host| host.is_disabled);
    let option = |value: &'static str, label: Html, rules: Rules| {
        let action = GameAction::Choose(setup.with_rules(rules));
        RadioOption::text(value, label, rules == setup.rules, action).disabled_if(is_disabled)
    };
    let board = |name: &'static str| {
        let rules = notation::read_rules(name, setup.rules.objective()).ok()?;
        let [size, in_a_row] = texts.board_name(rules);
        Some(option(name, html! { <>{ size }{ " " }<small>{ in_a_row }</small></> }, rules))
    };
    let objective = |objective: Objective| {
        let rules = setup.rules.with_objective(objective);
        option(objective.name(), texts.objective(rules).into(), rules)
    };
    let on_length = dispatch.reform(|length| settings::Msg::Set(Setting::MatchLength(length)).into());
    html! {
        <>
            { radio_group("board", texts.board(), KNOWN.into_iter().filter_map(board), dispatch) }
            { choice_of_opponent(cx) }
            { choice_of_side(cx, on_length) }
            { radio_group("objective", texts.goal(), Objective::ALL.map(objective), dispatch) }
            <div class="how-to-play">
                <p class="remark">{ texts.how_to_play() }</p>
                for about in texts.how_to_play_with(setup.rules) {
                    <p>{ about }</p>
                }
            </div>
            { others(cx) }
            { done(texts, dispatch) }
        </>
    }
}

/// The ways to a board of any size, a position and a pasted game. An embedded game has only the first one.
fn others(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let show = |name: &'static str, label: &'static str, dialog: Dialog| {
        button(Kind::Secondary, name, label, GameAction::Show(dialog), dispatch)
    };
    html! {
        <div class="explained new-game-from">
            <p class="remark">{ texts.new_game_from() }</p>
            <div class="answers">
                { show("other-board", texts.custom_size(), Dialog::OtherBoard) }
                if state.host.is_none() {
                    { show("open-text", texts.paste_game(), Dialog::Paste) }
                    { show("set-up", texts.set_up(), Dialog::SetUp) }
                }
            </div>
        </div>
    }
}
