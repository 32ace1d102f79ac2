//! The buttons that start the next game after one against a computer player.

use crate::ui::prelude::*;

use crate::state::Setup;
use crate::state::opponent::Opponent;

/// The button that starts a game against a weaker opponent, if one is offered, or with exchanged sides.
pub fn next_game(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let Some(computer) = state.offered_level() else { return rematch(cx) };
    let action = GameAction::Choose(Setup { opponent: Opponent::Computer(computer), ..state.setup() });
    Some(text_tool("play-level", texts.play_against(state.setup().rules, computer), cx.on_click(action)).view())
}

/// The button that starts a game against the same computer player with exchanged sides. The main button does that if the
/// sides take turns to start.
pub fn rematch(cx: &ViewContext) -> Option<Html> {
    cx.state.end_against_computer()?;
    if cx.state.takes_turns_to_start() {
        return None;
    }
    let setup = cx.state.setup();
    let action = GameAction::Choose(Setup { play: !setup.play, ..setup });
    Some(text_tool("rematch", cx.texts.rematch_as(!setup.play), cx.on_click(action)).view())
}
