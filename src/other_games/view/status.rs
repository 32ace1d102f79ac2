//! The status bar, and the attributes of the page.

use crate::game::status::status_bar::status_lines;
use crate::other_games::help::Question;
use crate::other_games::model::{OtherGame, Phase};
use crate::state::{Go, Score};
use crate::ui::prelude::*;
use engine::Mark;
use engine::other_games::Ending;

/// Whose turn it is, or how the game ended.
pub fn status(cx: &ViewContext, game: &OtherGame) -> Html {
    let texts = cx.texts;
    let details = if game.is_looking_back() && game.help().question == Question::Review {
        Html::default()
    } else if game.is_looking_back() {
        let back = GameAction::Go(Go::Last);
        Button::quiet("resume", texts.back_to_game(), Some(cx.on_click(back))).class("way-back").view()
    } else {
        text(match_result(cx, game).unwrap_or_else(|| texts.details_of(game)))
    };
    let headline = won_match(cx, game).unwrap_or_else(|| texts.headline_of(game));
    let is_busy = matches!(game.phase(), Phase::Thinking(_));
    status_lines(texts.announcement_of(game), headline, details, is_busy)
}

/// Returns who has won the match, at the end of its last game.
fn won_match(cx: &ViewContext, game: &OtherGame) -> Option<String> {
    let winner = game.match_winner(cx.state.match_length_of(game)).filter(|_| is_at_end(game))?;
    let player = game.players().player(winner);
    Some(cx.texts.wins_match(player, &cx.texts.player_in(game.variant(), player)))
}

/// Returns why the last game of a match ended, and the final score.
fn match_result(cx: &ViewContext, game: &OtherGame) -> Option<String> {
    let (texts, length) = (cx.texts, cx.state.match_length_of(game));
    let games = length.games().filter(|_| is_at_end(game) && game.match_winner(length).is_some())?;
    let Score { near, far, .. } = game.match_score();
    let result = texts.match_result(near.max(far), near.min(far), games);
    Some([&texts.details_of(game), " · ", &result].concat())
}

fn is_at_end(game: &OtherGame) -> bool {
    matches!(game.phase(), Phase::Over(_))
}

/// Returns the name of the status, for styling and tests.
pub fn status_name(game: &OtherGame) -> &'static str {
    match game.phase() {
        Phase::Over(Ending::Won { .. }) => "won",
        Phase::Over(Ending::Full | Ending::Repeated) => "drawn",
        _ => "playing",
    }
}

/// Returns the mark that comes next: of the side to move or, where both sides place the same marks, the one that a press places.
pub fn next_mark(game: &OtherGame) -> Option<Mark> {
    let position = game.position();
    let legal = *position.legal_moves().first()?;
    Some(match game.variant().has_equal_marks() {
        true if position.chooses_mark() => game.mark(),
        true => legal.mark,
        false => position.turn(),
    })
}

/// Returns the side that won.
pub fn winner(game: &OtherGame) -> Option<Mark> {
    match game.phase() {
        Phase::Over(Ending::Won { by, .. }) => Some(by),
        _ => None,
    }
}
