//! Additions of the lazy part to the status bar.

use crate::game::status::status_bar::{StatusExtras, StatusLine};
use crate::game::status::texts::{
    aim, announcement, end, friend_played, goal, how_to_send, match_result, named, won_match,
};
use crate::learn::coach::message::CoachView;
use crate::opponents::ladder::view::stars;
use crate::share::state::Sending;
use crate::share::texts::unsent;
use crate::state::compared::Ignored;
use crate::state::opponent::Opponent;
use crate::state::{Announcement, Go, Stage};
use crate::ui::prelude::*;
use coaching::Computer;
use engine::Rules;

/// Returns the announcement of the last event, and what replaces the headline and the details.
pub fn status_extras(cx: &ViewContext, coach: &CoachView) -> StatusExtras {
    let ViewContext { state, texts, .. } = *cx;
    let move_number = state.is_looking_back().then(|| texts.move_of(state.game().cursor(), state.game().moves().len()));
    let details = match (state.shown.announcement, &move_number) {
        (Announcement::Sent(is_copied), _) => Some(texts.sent(is_copied, state).to_owned().into()),
        (Announcement::Taken(_), _) => Some(texts.taken().to_owned().into()),
        // The switch that looks back is the way back.
        (_, Some(_)) => (!state.coach().review).then(|| way_back(cx)),
        (Announcement::Aim, None) => aim(cx).map(|text| text.to_owned().into()),
        (_, None) if state.is_invited() => Some(texts.invited().to_owned().into()),
        (_, None) if state.is_corrected() => Some(texts.friend_changed_move().to_owned().into()),
        (_, None) if state.sending() == Some(Sending::Invitation) => Some(texts.about_invitation().to_owned().into()),
        (_, None) if state.sending() == Some(Sending::FirstMove) => Some(texts.friend_moves_first().to_owned().into()),
        (_, None) if state.sending() == Some(Sending::Done) => Some(texts.move_sent().to_owned().into()),
        (_, None) if state.can_resume() => Some(texts.can_resume().to_owned().into()),
        (_, None) => new_star(cx)
            .or_else(|| match_result(cx).map(StatusLine::from))
            .or_else(|| ending(cx, coach))
            .or_else(|| state.replay().map(|_| texts.after_end(state, texts.is_replay()).into()))
            .or_else(|| state.is_practice().then(|| texts.after_end(state, texts.is_practice()).into()))
            .or_else(|| next_step(cx))
            .or_else(|| end(cx).map(StatusLine::from))
            .or_else(|| friend_played(cx).as_deref().map(with_names))
            .or_else(|| how_to_send(cx).map(|text| text.to_owned().into()))
            .or_else(|| goal(cx).map(StatusLine::from)),
    };
    StatusExtras {
        announcement: announcement(cx, &coach.text),
        headline: move_number.or_else(|| won_match(cx)).or_else(|| named(cx)).or_else(|| unsent(cx)),
        details,
    }
}

/// What decided the game, and whether the star of the level is near.
fn ending(cx: &ViewContext, coach: &CoachView) -> Option<StatusLine> {
    let ending = coach.ending.as_deref()?;
    Some(match cx.state.near_star() {
        Some(star) => with_names(&cx.texts.two_sentences(ending, cx.texts.near_star(star.goal))),
        None => with_names(ending),
    })
}

/// The stars and the next step after a game against a level, or why the game does not count for them.
fn next_step(cx: &ViewContext) -> Option<StatusLine> {
    let ViewContext { state, texts, .. } = *cx;
    let is_over = matches!(state.stage(), Stage::Over(_)) && !state.round.is_imported();
    let Opponent::Computer(Computer::Level(_)) = state.setup().opponent else { return None };
    if !is_over || !state.shows_goals() || state.has_ended_before() {
        return None;
    }
    let rules = state.setup().rules;
    // Three in a row are in sight.
    let after_end = |sentence: &str| {
        if rules == Rules::TIC_TAC_TOE { sentence.to_owned() } else { texts.after_end(state, sentence) }
    };
    if state.round.is_aided() {
        return Some(after_end(texts.had_help()).into());
    }
    let step = texts.next_step(state.ladder(), rules);
    let has_all_stars = state.ladder().has_all_stars(rules);
    (!step.is_empty()).then(|| with_stars(cx, if has_all_stars { step } else { after_end(&step) }))
}

/// The star that the end of the game has won, and the next step.
fn new_star(cx: &ViewContext) -> Option<StatusLine> {
    let ViewContext { state, texts, .. } = *cx;
    let sentence = texts.new_star_and_next_step(state.new_star()?, state.ladder(), state.setup().rules);
    Some(with_stars(cx, sentence))
}

/// A sentence after the stars of the board.
fn with_stars(cx: &ViewContext, sentence: String) -> StatusLine {
    let view = list(vec![stars(cx.texts, cx.state.ladder(), cx.state.setup().rules), text(sentence.clone())]);
    StatusLine { text: sentence, view: Ignored(view) }
}

/// A text that names squares.
fn with_names(text: &str) -> StatusLine {
    let view = html! { <span data-names={names(text)}>{ unbroken(text) }</span> };
    StatusLine { text: text.to_owned(), view: Ignored(view) }
}

/// The button that goes to the last move.
fn way_back(cx: &ViewContext) -> StatusLine {
    let label = cx.texts.back_to_game();
    let button = Button::quiet("resume", label, Some(cx.on_click(GameAction::Go(Go::Last)))).class("way-back");
    StatusLine { text: label.to_owned(), view: Ignored(button.view()) }
}
