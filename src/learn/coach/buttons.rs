//! The buttons of the coach: its switches, another try, and the next game after one against a computer player.

use crate::game;
use crate::ui::prelude::*;

use crate::state::opponent::Opponent;
use crate::state::{Answer, CoachTool, Setup};
use coaching::coach::MoveReview;

/// The switches of the help with the next move: the square, the value of every move, and the reason of the computer player's
/// last move. Each replaces the answer before.
pub fn help_switches(cx: &ViewContext) -> Vec<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let mut switches = vec![
        toggle(cx, "hint", texts.hint(), CoachTool::Hint),
        toggle(cx, "values", texts.values(), CoachTool::Values),
    ];
    if state.round.computer_that_made(state.game().cursor()).is_some() {
        switches.push(toggle(cx, "why", texts.why(), CoachTool::Why));
    }
    switches
}

/// A switch that shows an answer of the coach, the values or the review.
pub fn toggle(cx: &ViewContext, name: &'static str, label: &'static str, tool: CoachTool) -> Html {
    let is_shown = cx.state.coach().shows(tool);
    text_tool(name, label, cx.on_click(GameAction::Toggle(tool))).pressed(is_shown).view()
}

/// The buttons of the mistake that decided a game: the better move and the refutation, unless it was the last move, and another try.
pub fn about_mistake(cx: &ViewContext, mistake: &MoveReview) -> Vec<Html> {
    let has_refutation = mistake.number < cx.state.game().moves().len();
    let show = has_refutation.then(|| {
        let onclick = cx.on_click(game::Msg::Explain(mistake.number - 1, Answer::Mistake).into());
        text_tool("show-mistake", cx.texts.show_me(), onclick).view()
    });
    show.into_iter().chain([try_again(cx, mistake).view()]).collect()
}

/// The button that takes back the mistake.
pub fn try_again(cx: &ViewContext, mistake: &MoveReview) -> Button {
    let onclick = cx.on_click(game::Msg::TryAgain(mistake.number - 1).into());
    let name = AttrValue::from(cx.texts.try_again_from(mistake.number));
    let button = text_tool("try-again", cx.texts.try_again(), onclick);
    button.with(Attribute::Label, name.clone()).with(Attribute::Title, name)
}

/// The button that starts a game against a weaker opponent, if one is offered, or with exchanged sides.
pub fn next_game(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let Some(computer) = state.offered_level() else { return rematch(cx) };
    let action = GameAction::Choose(Setup { opponent: Opponent::Computer(computer), ..state.setup() });
    Some(text_tool("play-level", texts.play_against(state.setup().rules, computer), cx.on_click(action)).view())
}

/// The button that starts a game against the same computer player with exchanged sides. The main button does that if the
/// sides take turns to start.
fn rematch(cx: &ViewContext) -> Option<Html> {
    cx.state.end_against_computer()?;
    if cx.state.takes_turns_to_start() {
        return None;
    }
    let setup = cx.state.setup();
    let action = GameAction::Choose(Setup { play: !setup.play, ..setup });
    Some(text_tool("rematch", cx.texts.rematch_as(!setup.play), cx.on_click(action)).view())
}
