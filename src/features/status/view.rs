//! Additions of the lazy part to the status bar.

use crate::components::status_bar::{StatusExtras, StatusLine};
use crate::engine::{Opponent, Rules, Square};
use crate::features::coach::message::CoachView;
use crate::features::players::name::name_of;
use crate::features::prelude::*;
use crate::features::sharing::state::Sending;
use crate::i18n::{SquareContent, choice};
use crate::state::game::setup::Player;
use crate::state::{Announcement, Go, Score, Setup, Stage};

/// Returns the announcement of the last event, and what replaces the headline and the details.
pub fn status_extras(cx: &ViewContext, coach: &CoachView) -> StatusExtras {
    let ViewContext { state, texts, .. } = *cx;
    let move_number = state.is_looking_back().then(|| texts.move_of(state.game().cursor(), state.game().moves().len()));
    let details = match (state.shown.announcement, &move_number) {
        (Announcement::Sent(is_copied), _) => {
            let is_over = matches!(state.stage(), Stage::Over(_));
            Some(texts.sent(is_copied, is_over).to_owned().into())
        }
        (Announcement::Taken(_), _) => Some(texts.taken().to_owned().into()),
        (_, Some(_)) => Some(way_back(cx)),
        (Announcement::Aim, None) => aim(cx).map(|text| text.to_owned().into()),
        (_, None) if state.is_invited() => Some(texts.invited().to_owned().into()),
        (_, None) if state.sending() == Some(Sending::Invitation) => Some(texts.about_invitation().to_owned().into()),
        (_, None) if state.sending() == Some(Sending::Done) => Some(texts.move_sent().to_owned().into()),
        (_, None) if state.can_resume() => Some(texts.can_resume().to_owned().into()),
        (_, None) => match_result(cx)
            .map(StatusLine::from)
            .or_else(|| coach.ending.as_deref().map(with_names))
            .or_else(|| state.replay().map(|_| texts.after_end(state, texts.is_replay()).into()))
            .or_else(|| state.is_practice().then(|| texts.after_end(state, texts.is_practice()).into()))
            .or_else(|| level_offer(cx))
            .or_else(|| end(cx).or_else(|| embedded_rule(cx)).map(StatusLine::from))
            .or_else(|| how_to_send(cx).map(|text| text.to_owned().into())),
    };
    StatusExtras {
        announcement: announcement(cx, &coach.text),
        headline: move_number.or_else(|| won_match(cx)).or_else(|| named(cx)).or_else(|| unsent(cx)),
        details,
    }
}

/// Returns the sentences that announce the last event, with a space after the last one.
fn announcement(cx: &ViewContext, coach_text: &str) -> String {
    let ViewContext { state, texts, .. } = *cx;
    // While analysis goes on, its text changes all the time. The final text is announced.
    let coach_text = if state.analysis_request().is_none() { coach_text } else { "" };
    let parts = match state.shown.announcement {
        Announcement::Position => [moves(cx), coach_text.to_owned()],
        Announcement::Coach => [String::new(), coach_text.to_owned()],
        Announcement::Taken(square) => [square_name(cx, square), String::new()],
        // The details say so.
        Announcement::Sent(_) => [String::new(), String::new()],
        Announcement::Aim => {
            let text = aim(cx).filter(|_| state.is_looking_back()).unwrap_or_default();
            [state.aim().map(|square| square_name(cx, square)).unwrap_or_default(), text.to_owned()]
        }
        Announcement::Note => [String::new(), state.notes().last().map(|note| texts.note(note)).unwrap_or_default()],
    };
    let mut text = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        let has_end = part.ends_with(['.', '。', '।', '!', '?', '؟', '！', '？']);
        text.push_str(&if has_end { part.clone() } else { texts.sentence(part) });
        text.push(' ');
    }
    text
}

/// Returns who has won the match, at the end of its last game.
fn won_match(cx: &ViewContext) -> Option<String> {
    let (state, texts) = (cx.state, cx.texts);
    let winner = state.match_winner().filter(|_| is_end_of_match(cx))?;
    let player = state.setup().player(winner);
    Some(match name_of(cx, winner) {
        Some(name) => texts.wins_match(choice::Player::Other, &name),
        None => texts.wins_match(player, texts.player(player)),
    })
}

/// Returns the final score of a match, at the end of its last game.
fn match_result(cx: &ViewContext) -> Option<String> {
    let state = cx.state;
    let Score { near, far, .. } = state.round.match_score;
    let games = state.match_length().games().filter(|_| state.match_winner().is_some())?;
    is_end_of_match(cx).then(|| cx.texts.match_result(near.max(far), near.min(far), games))
}

/// Whether the shown game is over and may have ended a match. Practice after that may end as well.
fn is_end_of_match(cx: &ViewContext) -> bool {
    matches!(cx.state.stage(), Stage::Over(_)) && !cx.state.is_practice()
}

/// Returns whose turn it is or who has won, if that player is called by a name.
fn named(cx: &ViewContext) -> Option<String> {
    let texts = cx.texts;
    match cx.state.stage() {
        Stage::Turn(mark) => name_of(cx, mark).map(|name| texts.turn_of(choice::Player::Other, &name)),
        Stage::Over(outcome) => name_of(cx, outcome.winner()?).map(|name| texts.wins(choice::Player::Other, &name)),
        _ => None,
    }
}

/// Returns what to do with a move by link that is not sent, or with a game by link that the remote player begins.
fn unsent(cx: &ViewContext) -> Option<String> {
    match cx.state.sending()? {
        Sending::Invitation => Some(cx.texts.invite_friend().to_owned()),
        Sending::Move => Some(cx.texts.send_your_move().to_owned()),
        Sending::Done => None,
    }
}

/// Returns the accessible name of a square, as on the board.
fn square_name(cx: &ViewContext, square: Square) -> String {
    cx.texts.square_name(square, SquareContent::new(cx.state.position().mark_at(square), false))
}

/// Returns what a press on the square does at which the player aims.
fn aim(cx: &ViewContext) -> Option<&'static str> {
    let ViewContext { state, texts, .. } = *cx;
    let is_free = state.position().legal_squares().contains(state.aim()?);
    Some(if is_free { texts.aims_to_play() } else { texts.taken() })
}

/// A text that names squares.
fn with_names(text: &str) -> StatusLine {
    let view = html! { <span data-names={names(text)}>{ unbroken(text) }</span> };
    StatusLine { text: text.to_owned(), view }
}

/// The button that goes to the last move.
fn way_back(cx: &ViewContext) -> StatusLine {
    let label = cx.texts.back_to_game();
    let button = Button::quiet("resume", label, Some(cx.on_click(GameAction::Go(Go::Last)))).class("way-back");
    StatusLine { text: label.to_owned(), view: button.view() }
}

/// The offer of the next level after wins or losses in a row, and the button that dismisses it.
fn level_offer(cx: &ViewContext) -> Option<StatusLine> {
    let ViewContext { state, texts, .. } = *cx;
    let computer = state.offered_level()?;
    let streak = [texts.level_streak(state.standing.streak), " · ".to_owned()].concat();
    let label = texts.play_against(state.setup().rules, computer);
    let setup = Setup { opponent: Opponent::Computer(computer), ..state.setup() };
    let play = Button::quiet("play-level", label.clone(), Some(cx.on_click(GameAction::Choose(setup))));
    let decline = Some(cx.on_click(LazyAction::DeclineLevel.into()));
    let dismiss = Button::icon("dismiss-level", "#icon-close", texts.dismiss(), decline);
    let view =
        list(vec![text(streak.clone()), play.class("way-back").view(), dismiss.class("way-back dismiss-level").view()]);
    Some(StatusLine { text: streak + &label, view })
}

/// Returns how the game was won, for all boards but normal 3 × 3.
fn end(cx: &ViewContext) -> Option<String> {
    if cx.state.setup().rules == Rules::TIC_TAC_TOE { None } else { cx.texts.end(cx.state) }
}

/// Returns the goal of an embedded game on other boards than normal 3 × 3, which has no heading that states it.
fn embedded_rule(cx: &ViewContext) -> Option<String> {
    let state = cx.state;
    let setup = state.setup();
    let is_open = matches!(state.stage(), Stage::Turn(_) | Stage::EarlierPosition(_) | Stage::Thinking(_));
    let you = matches!(setup.player(setup.play), Player::You).then_some(setup.play);
    let is_needed = state.host.is_some() && setup.rules != Rules::TIC_TAC_TOE;
    (is_needed && is_open && !state.position().is_dead()).then(|| cx.texts.short_rule(setup.rules, you))
}

/// Returns how to play by link, before the first move.
fn how_to_send(cx: &ViewContext) -> Option<&'static str> {
    let ViewContext { state, texts, .. } = *cx;
    let is_by_link = state.setup().opponent == Opponent::Remote;
    (is_by_link && state.is_blank() && state.host.is_none()).then(|| texts.move_then_send())
}

/// Returns the move that was just made. An immediate reply of a computer player comes with the move before it; a reply
/// after analysis does not, because that move has been announced.
fn moves(cx: &ViewContext) -> String {
    let state = cx.state;
    let game = state.game();
    let cursor = game.cursor();
    if !state.shown.is_just_played {
        return String::new();
    }
    let is_reply = state.round.computer_that_made(cursor).is_some_and(|computer| !state.needs_worker(computer));
    let first = cursor.saturating_sub(if is_reply { 2 } else { 1 });
    let made = game.shown_moves().iter().enumerate().skip(first);
    let made = made.map(|(index, square)| cx.texts.move_made_on(game.turn_after(index), *square));
    made.collect::<Vec<String>>().join(" ")
}
