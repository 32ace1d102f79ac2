//! The sheet of the chip: board, opponent, side, and other ways to begin a game.

use crate::opponents::view::{choice_of_opponent, choice_of_side};
use crate::settings;
use crate::state::known_boards::KNOWN;
use crate::state::{Dialog, Setting};
use crate::ui::prelude::*;
use engine::{Objective, Rules, notation};

/// The choice of a well-known board. The current one is chosen if its game `is_shown`.
pub fn choice_of_board(cx: &ViewContext, is_shown: bool) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let setup = state.setup();
    let board = |name: &'static str| {
        let rules = notation::read_rules(name, setup.rules.objective()).ok()?;
        let [size, in_a_row] = texts.board_name(rules);
        let label = html! { <>{ size }{ " " }<small>{ in_a_row }</small></> };
        Some(option(cx, name, label, rules, is_shown))
    };
    radio_group("board", texts.board(), KNOWN.into_iter().filter_map(board), dispatch)
}

/// An option that chooses rules.
fn option(cx: &ViewContext, value: &'static str, label: Html, rules: Rules, is_shown: bool) -> RadioOption<GameAction> {
    let setup = cx.state.setup();
    let action = GameAction::Choose(setup.with_rules(rules));
    let option = RadioOption::text(value, label, is_shown && rules == setup.rules, action);
    option.disabled_if(cx.state.host.is_some_and(|host| host.is_disabled))
}

/// The content of the dialog: board, `other_games`, opponent, side and match, then the objective, how to play, and the ways to other
/// boards and positions. Each choice applies at once.
pub fn choices(cx: &ViewContext, other_games: Html) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let setup = state.setup();
    let objective = |objective: Objective| {
        let rules = setup.rules.with_objective(objective);
        option(cx, objective.name(), texts.objective(rules).into(), rules, true)
    };
    let on_length = dispatch.reform(|length| settings::Msg::Set(Setting::MatchLength(length)).into());
    html! {
        <>
            { choice_of_board(cx, true) }
            { other_games }
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
