//! The status bar, and the attributes of the page.

use crate::game::status::status_bar::status_lines;
use crate::games::model::{OtherGame, Phase};
use crate::state::Go;
use crate::ui::prelude::*;
use engine::Mark;
use engine::games::Ending;

/// Whose turn it is, or how the game ended.
pub fn status(cx: &ViewContext, game: &OtherGame) -> Html {
    let texts = cx.texts;
    let details = if game.is_looking_back() {
        let back = Some(cx.on_click(GameAction::Go(Go::Last)));
        Button::quiet("resume", texts.back_to_game(), back).class("way-back").view()
    } else {
        text(texts.details_of(game))
    };
    let is_busy = matches!(game.phase(), Phase::Thinking(_));
    status_lines(texts.announcement_of(game), texts.headline_of(game), details, is_busy)
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
