//! What has just happened, in words for those who hear the page.

use yew::prelude::*;

use super::{Line, Told};
use crate::engine::{Outcome, tablebase};
use crate::i18n::{SquareContent, Texts};
use crate::state::setup::Player;
use crate::state::{GameAction, GameState, Go, News, Stage};

/// What the status says before how the game stands: the moves of this turn and what the game explains, or whatever else
/// has just happened.
pub fn tell(state: &GameState, explained: &str, on: &Callback<GameAction>, texts: Texts) -> Told {
    let panels = texts.panels();
    // What is still thought over changes from moment to moment, and is heard once it stays.
    let explained = if state.question().is_none() { explained } else { "" };
    let parts = match state.news() {
        News::Moment => [moves(state, texts), explained.to_owned()],
        News::Explanation => [String::new(), explained.to_owned()],
        News::Taken(square) => {
            let mark = state.position().mark_at(square);
            let content = mark.map_or(SquareContent::Empty, SquareContent::Taken);
            [(texts.square)(square, content), String::new()]
        }
        News::Aim => [String::new(), state.aim().map(|square| (panels.aims_at)(square)).unwrap_or_default()],
        News::Note => [String::new(), state.notes().last().map(panels.note).unwrap_or_default()],
    };
    let mut heard = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        heard.push_str(part);
        heard.push_str(if part.ends_with('.') { " " } else { ". " });
    }
    let is_own_turn = matches!(state.stage(), Stage::Turn(_));
    let moment = state.is_looking_back().then(|| (panels.move_of)(state.game().cursor(), state.game().moves().len()));
    let instead = match state.news() {
        News::Taken(_) => Some(panels.taken.to_owned().into()),
        _ => match &moment {
            Some(moment) => Some(way_back(moment, is_own_turn, on, texts)),
            None if state.can_resume() => Some(panels.can_resume.to_owned().into()),
            None => end(state, texts).or_else(|| embedded_rule(state, texts)).map(Line::from),
        },
    };
    // Whoever can move here is told so.
    Told { heard, headline: moment.filter(|_| !is_own_turn), instead }
}

/// The way from an earlier moment to the last move, after the name of that moment where it does not stand above.
fn way_back(moment: &str, is_named: bool, on: &Callback<GameAction>, texts: Texts) -> Line {
    let words = if is_named { format!("{moment} · ") } else { String::new() };
    let view = html! {
        <>
            { &words }
            <button
                type="button"
                class="way-back"
                data-action="resume"
                onclick={on.reform(|_| GameAction::Go(Go::Last))}
            >
                { texts.panels().back_to_game }
            </button>
        </>
    };
    Line { words: words + texts.panels().back_to_game, view }
}

/// How the game was won, on other boards than that of 3 × 3 and in misère.
fn end(state: &GameState, texts: Texts) -> Option<String> {
    let rules = state.setup().rules;
    match state.stage() {
        Stage::Over(Outcome::Won { by, .. }) if !tablebase::covers(rules) => {
            Some((texts.panels().won_with)(rules, by, state.game().cursor()))
        }
        _ => None,
    }
}

/// How many in a row win or lose, where the game is embedded and so has no heading that says it.
fn embedded_rule(state: &GameState, texts: Texts) -> Option<String> {
    let setup = state.setup();
    let is_open = matches!(state.stage(), Stage::Turn(_) | Stage::Past(_) | Stage::Thinking(_));
    let you = matches!(setup.player(setup.play), Player::You).then_some(setup.play);
    (state.host().is_some() && is_open && !state.position().is_dead())
        .then(|| (texts.panels().short_rule)(setup.rules, you))
}

/// The move that was just made and, if a computer player made it at once, the one that it replies to. One that takes its
/// time replies to what was heard before.
fn moves(state: &GameState, texts: Texts) -> String {
    let game = state.game();
    let cursor = game.cursor();
    if !state.is_just_played() {
        return String::new();
    }
    let is_reply = state.computer_that_made(cursor).is_some_and(|computer| !state.thinks_elsewhere(computer));
    let first = cursor.saturating_sub(if is_reply { 2 } else { 1 });
    let made = game.shown_moves().iter().enumerate().skip(first);
    let made = made.map(|(index, square)| (texts.panels().made)(game.turn_after(index), *square));
    made.collect::<Vec<String>>().join(" ")
}
