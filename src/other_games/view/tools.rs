//! The buttons below the status.

use crate::game::aiming::aim_controls::{AimButton, aim_controls};
use crate::learn::puzzles::view::daily_button::daily_tool;
use crate::other_games::help::Question;
use crate::other_games::kinds::kind;
use crate::other_games::model::{OtherGame, Phase};
use crate::other_games::msg::Msg;
use crate::other_games::texts::seat;
use crate::share;
use crate::share::address::bar as address;
use crate::share::share_sheet;
use crate::state::opponent::Opponent;
use crate::state::{CoachTool, Go};
use crate::ui::prelude::*;
use crate::ui::toolbar::{toolbar, toolbar_with_more};

/// The buttons of the shown moment: to play, at the end of the game, or to look back.
pub fn tools(cx: &ViewContext, game: &OtherGame) -> Html {
    if let Some(aim) = aim(cx, game) {
        return aim;
    }
    let buttons = if game.is_looking_back() || game.help().question == Question::Review {
        looking_back(cx, game)
    } else if matches!(game.phase(), Phase::Over(_)) {
        at_end(cx, game)
    } else {
        return toolbar_with_more(cx, playing(cx, game), more_help(cx, game));
    };
    toolbar(cx, buttons)
}

/// The choice of the mark, where there is one, undo, redo and help. Before the player's first move, there is nothing to undo.
fn playing(cx: &ViewContext, game: &OtherGame) -> Vec<Html> {
    let texts = cx.texts;
    let mut buttons: Vec<Html> = kind(game.variant()).tools(cx, game).into_iter().collect();
    if game.can_undo() {
        buttons.push(undo(cx, game));
    }
    if game.can_redo() {
        let onclick = Some(cx.on_click(GameAction::Redo));
        buttons.push(tool(cx, "redo", "#icon-redo", texts.redo(), Some(texts.redo_key()), onclick).view());
    }
    if game.is_without_help() {
        buttons.extend(send(cx, game));
        return buttons;
    }
    let is_helping = game.help().is_helping();
    let help = Some(cx.on_click(GameAction::Toggle(CoachTool::Help)));
    buttons.push(tool(cx, "help", "#icon-why", texts.help(), None, help).pressed(is_helping).view());
    buttons
}

/// The ways to ask for more, once the player has asked for help.
fn more_help(cx: &ViewContext, game: &OtherGame) -> Vec<Html> {
    if !game.help().is_helping() || game.is_without_help() {
        return Vec::new();
    }
    vec![
        switch(cx, game, "hint", cx.texts.hint(), CoachTool::Hint, Question::Hint),
        switch(cx, game, "values", cx.texts.values(), CoachTool::Values, Question::Values),
    ]
}

/// The next game with exchanged sides, and the look back.
fn at_end(cx: &ViewContext, game: &OtherGame) -> Vec<Html> {
    let (texts, players) = (cx.texts, game.players());
    let mut buttons = vec![undo(cx, game)];
    buttons.extend(send(cx, game));
    // In a match, the sides take turns.
    if cx.state.has_ended_before() {
        buttons.push(daily_tool(cx));
    } else if players.opponent != Opponent::Friend && !cx.state.takes_turns_against(players.opponent) {
        let side = !players.play;
        let is_numbered = game.variant().has_equal_marks();
        let label = if is_numbered { texts.rematch_going(seat(side)).to_owned() } else { texts.rematch_as(side) };
        buttons.push(text_tool("rematch", label, cx.on_click(Msg::Rematch.into())).view());
    }
    buttons.push(switch(cx, game, "review", texts.review(), CoachTool::Review, Question::Review));
    buttons
}

/// Back, forward, undo, and the end of the look back.
fn looking_back(cx: &ViewContext, game: &OtherGame) -> Vec<Html> {
    let texts = cx.texts;
    let step = |name, icon, label, is_usable: bool, go| {
        let onclick = is_usable.then(|| cx.on_click(GameAction::Go(go)));
        tool(cx, name, icon, label, Some(cx.state.arrow_to(go)), onclick).view()
    };
    // Values are those of one mark.
    let mark = kind(game.variant()).tools(cx, game).filter(|_| !game.help().values.is_empty());
    let mut buttons: Vec<Html> = mark.into_iter().collect();
    buttons.extend([
        step("back", "#icon-back", texts.previous_move(), game.cursor() > 0, Go::Back),
        step("forward", "#icon-forward", texts.next_move(), game.cursor() < game.moves().len(), Go::Forward),
    ]);
    if game.is_finished() {
        buttons.push(switch(cx, game, "review", texts.review(), CoachTool::Review, Question::Review));
    }
    buttons
}

/// The button that sends a link to the remote player, if that is to move or to see the end.
fn send(cx: &ViewContext, game: &OtherGame) -> Option<Html> {
    let texts = cx.texts;
    let (name, title) = match game.phase() {
        _ if game.is_blank() => (texts.invite(), texts.about_invitation()),
        Phase::Over(_) => (texts.send(), texts.share_end()),
        _ => (texts.send(), texts.share_turn()),
    };
    let (parts, revision) = (game.address_to_send(), cx.state.shown.revision);
    let ended = cx.dispatch.reform(move |result| share::Msg::MoveShared(revision, result).into());
    let onclick = Callback::from(move |_: MouseEvent| share_sheet::share(address::link_to(&parts), ended.clone()));
    game.is_to_be_sent().then(|| {
        let button = Button::quiet("send", name, Some(onclick)).class("quiet offer").keyed("send").kind(Kind::Primary);
        button.with(Attribute::Label, title).with(Attribute::Title, title).view()
    })
}

/// The button that takes back a move.
fn undo(cx: &ViewContext, game: &OtherGame) -> Html {
    let onclick = game.can_undo().then(|| cx.on_click(GameAction::Undo));
    tool(cx, "undo", "#icon-undo", cx.texts.undo(), Some(cx.texts.undo_key()), onclick).view()
}

/// A switch that shows an answer.
fn switch(
    cx: &ViewContext,
    game: &OtherGame,
    name: &'static str,
    label: &'static str,
    asked: CoachTool,
    question: Question,
) -> Html {
    let button = text_tool(name, label, cx.on_click(GameAction::Toggle(asked)));
    button.pressed(game.help().question == question).view()
}

/// The controls for the square that the player aims at, if any. They replace the tools.
fn aim(cx: &ViewContext, game: &OtherGame) -> Option<Html> {
    let square = game.aim()?;
    let played = game.move_on(square);
    let mark = super::status::next_mark(game)?;
    let button =
        AimButton { label: cx.texts.place(mark, square), is_usable: played.is_some(), msg: GameAction::Aim(square) };
    Some(aim_controls(cx.texts, game.rules_of_size(), square, GameAction::Aim, button, cx.dispatch))
}
