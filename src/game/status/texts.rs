//! Texts of the status bar.

use crate::i18n::{SquareContent, Texts, choice};
use crate::opponents::players::texts::name_of;
use crate::state::game::setup::Player;
use crate::state::opponent::Opponent;
use crate::state::{Announcement, GameState, Score, Stage};
use crate::ui::prelude::*;
use engine::{Mark, Objective, Outcome, Rules, Square};

impl Texts {
    /// The mark of the only player at this screen, and what a completed line does.
    pub fn short_rule(self, rules: Rules, you: Option<Mark>) -> String {
        let (line, objective) = (rules.in_a_row(), rules.objective());
        match you {
            Some(mark) => self.you_are_with_rule(mark, line, objective),
            None => self.line_rule(line, objective),
        }
    }

    /// How the shown game was won, or lost in misère.
    pub fn end(self, state: &GameState) -> Option<String> {
        let Stage::Over(Outcome::Won { by, .. }) = state.stage() else { return None };
        let (setup, loser) = (state.setup(), !by);
        let line = setup.rules.in_a_row();
        Some(match setup.rules.objective() {
            Objective::Normal => self.won_with(line),
            Objective::Misere => self.won_misere(setup.player(loser), loser, line, state.game().last_move()?),
        })
    }

    /// How the shown game was won, if it was, and then this sentence.
    pub fn after_end(self, state: &GameState, sentence: &str) -> String {
        let end = self.end(state);
        end.map_or(sentence.to_owned(), |end| self.two_sentences(&self.sentence(&end), sentence))
    }
}

/// Returns the sentences that announce the last event, with a space after the last one.
pub fn announcement(cx: &ViewContext, coach_text: &str) -> String {
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
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        text.push_str(&texts.whole_sentence(part));
        text.push(' ');
    }
    text
}

/// Returns who has won the match, at the end of its last game.
pub fn won_match(cx: &ViewContext) -> Option<String> {
    let (state, texts) = (cx.state, cx.texts);
    let winner = state.match_winner().filter(|_| is_end_of_match(cx))?;
    let player = state.setup().player(winner);
    Some(match name_of(cx, winner) {
        Some(name) => texts.wins_match(choice::Player::Other, &name),
        None => texts.wins_match(player, texts.player(player)),
    })
}

/// Returns the final score of a match, at the end of its last game.
pub fn match_result(cx: &ViewContext) -> Option<String> {
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
pub fn named(cx: &ViewContext) -> Option<String> {
    let texts = cx.texts;
    match cx.state.stage() {
        Stage::Turn(mark) => name_of(cx, mark).map(|name| texts.turn_of(choice::Player::Other, &name)),
        Stage::Over(outcome) => name_of(cx, outcome.winner()?).map(|name| texts.wins(choice::Player::Other, &name)),
        _ => None,
    }
}

/// Returns the accessible name of a square, as on the board.
fn square_name(cx: &ViewContext, square: Square) -> String {
    cx.texts.square_name(square, SquareContent::new(cx.state.position().mark_at(square), false))
}

/// Returns what a press on the square does at which the player aims.
pub fn aim(cx: &ViewContext) -> Option<&'static str> {
    let ViewContext { state, texts, .. } = *cx;
    let is_free = state.position().legal_squares().contains(state.aim()?);
    Some(if is_free { texts.aims_to_play() } else { texts.taken() })
}

/// Returns how the game was won, for all boards but normal 3 × 3.
pub fn end(cx: &ViewContext) -> Option<String> {
    if cx.state.setup().rules == Rules::TIC_TAC_TOE { None } else { cx.texts.end(cx.state) }
}

/// Returns the goal on other boards than normal 3 × 3, before the first move and in an embedded game, with the mark of the player
/// where no chip names it.
pub fn goal(cx: &ViewContext) -> Option<String> {
    let state = cx.state;
    let setup = state.setup();
    let is_open = matches!(state.stage(), Stage::Turn(_) | Stage::EarlierPosition(_) | Stage::Thinking(_));
    let is_only_player = state.host.is_some() && matches!(setup.player(setup.play), Player::You);
    let you = is_only_player.then_some(setup.play);
    let is_needed = (state.host.is_some() || state.is_blank()) && setup.rules != Rules::TIC_TAC_TOE;
    (is_needed && is_open && !state.position().is_dead()).then(|| cx.texts.short_rule(setup.rules, you))
}

/// Returns the move of a remote player that the player is to answer.
pub fn friend_played(cx: &ViewContext) -> Option<String> {
    let state = cx.state;
    let is_answered = matches!(state.stage(), Stage::Turn(_)) && state.setup().opponent == Opponent::Remote;
    let last = state.game().last_move().filter(|_| is_answered && !state.is_looking_back())?;
    Some(cx.texts.friend_played(&last.name()))
}

/// Returns how to play by link, before the first move.
pub fn how_to_send(cx: &ViewContext) -> Option<&'static str> {
    let ViewContext { state, texts, .. } = *cx;
    let is_by_link = state.setup().opponent == Opponent::Remote;
    (is_by_link && state.is_blank() && state.host.is_none()).then(|| texts.move_or_invite())
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
    let made = made.map(|(index, square)| cx.texts.made(game.turn_after(index), *square));
    made.collect::<Vec<String>>().join(" ")
}
