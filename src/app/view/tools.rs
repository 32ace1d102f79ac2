//! The buttons below the status.

use crate::learn::coach::buttons::{help_switches, next_game, toggle};
use crate::learn::panel::lesson;
use crate::learn::puzzles::view::daily_button::{daily_tool, learning_with_daily};
use crate::share::send::{invite, send};
use crate::ui::prelude::*;
use crate::ui::toolbar::{has_steps, redo, steps, toolbar, toolbar_with_more, undo};

use crate::state::{CoachTool, Stage};

/// The buttons of the shown moment: what to do before the first move, in a running game, at its end, or while looking back, with
/// what the coach offers then.
pub fn tools(cx: &ViewContext, offers: &[Html]) -> Html {
    let state = cx.state;
    let buttons = if has_steps(cx) || state.coach().review {
        looking_back(cx, offers)
    } else if matches!(state.stage(), Stage::Over(_)) {
        at_end(cx)
    } else if state.is_blank() && !state.coach().is_active() {
        at_start(cx)
    } else {
        return toolbar_with_more(cx, playing(cx), more_help(cx));
    };
    toolbar(cx, buttons)
}

/// The way back to the last game, if that is not over, and the invitation to a game by link or the ways to learn. A way back leaves
/// room for one of them, so that each button has its name beside it.
fn at_start(cx: &ViewContext) -> Vec<Html> {
    let mut buttons = ways_back(cx);
    match invite(cx) {
        Some(invite) => buttons.push(invite),
        None if cx.state.host.is_some() => {}
        None if buttons.is_empty() => buttons = learning_with_daily(cx),
        None => buttons.push(if cx.state.offers_daily() { daily_tool(cx) } else { lesson(cx) }),
    }
    buttons
}

/// Undo and Help. Before the player's first move, there is nothing to undo in this game: the ways to learn stay.
fn playing(cx: &ViewContext) -> Vec<Html> {
    let ViewContext { state, texts, .. } = *cx;
    if state.round.is_without_help() {
        let undo = state.can_undo().then(|| undo(cx));
        return undo.into_iter().chain(redo(cx)).chain(send(cx)).collect();
    }
    let is_first_move = state.awaits_first_move();
    let mut buttons = if is_first_move { ways_back(cx) } else { [undo(cx)].into_iter().chain(redo(cx)).collect() };
    let learning = if is_first_move && buttons.is_empty() { learning_with_daily(cx) } else { Vec::new() };
    let is_helping = state.coach().shows(CoachTool::Help);
    let help = cx.on_click(GameAction::Toggle(CoachTool::Help));
    buttons.push(tool(cx, "help", "#icon-why", texts.help(), None, Some(help)).pressed(is_helping).view());
    buttons.extend(learning);
    buttons
}

/// Undo and Redo before the player's first move: undo of a finished game has a key, and no button.
fn ways_back(cx: &ViewContext) -> Vec<Html> {
    cx.state.can_resume().then(|| undo(cx)).into_iter().chain(redo(cx)).collect()
}

/// The ways to ask for more, once the player has asked for help.
fn more_help(cx: &ViewContext) -> Vec<Html> {
    let is_helping = cx.state.coach().shows(CoachTool::Help) && !cx.state.round.is_without_help();
    if is_helping { help_switches(cx) } else { Vec::new() }
}

/// The result to send, or the next game with exchanged sides or another level; and the switch that looks back. A player who comes
/// back to a finished game finds the puzzle of the day.
fn at_end(cx: &ViewContext) -> Vec<Html> {
    let undo = cx.state.host.map(|_| undo(cx));
    let next = if cx.state.has_ended_before() { Some(daily_tool(cx)) } else { send(cx).or_else(|| next_game(cx)) };
    undo.into_iter().chain(next).chain([look_back(cx)]).collect()
}

/// Back and forward, what the coach offers or undo, and the switch that looks back.
fn looking_back(cx: &ViewContext, offers: &[Html]) -> Vec<Html> {
    let offers = if offers.is_empty() { vec![undo(cx)] } else { offers.to_vec() };
    steps(cx).into_iter().chain(offers).chain([look_back(cx)]).collect()
}

/// The switch that shows the moves of the game and what each was worth.
fn look_back(cx: &ViewContext) -> Html {
    toggle(cx, "review", cx.texts.review(), CoachTool::Review)
}
