//! The end of a game against a computer player: what decided it, and what to do next.

use crate::game;
use crate::ui::prelude::*;

use super::buttons::{next_game, rematch, review as review_switch, try_again};
use super::message::CoachView;
use super::mistake::{decisive_mistake, last_mistake, oversight};
use crate::state::Answer;
use crate::ui::toolbar::{toolbar, undo};
use coaching::coach::Review;
use engine::Outcome;

/// Returns the toolbar for the end of a game against a computer player, and what decided a game that the player did not win, if it
/// is known.
pub fn ending(cx: &ViewContext, review: &Review) -> Option<CoachView> {
    let (you, outcome) = cx.state.end_against_computer().filter(|_| cx.state.shows_end())?;
    if outcome.winner() == Some(you) {
        let mut tools = vec![undo(cx)];
        tools.extend(rematch(cx));
        tools.push(review_switch(cx));
        return Some(CoachView { tools: Some(toolbar(cx, tools)), ..CoachView::default() });
    }
    let texts = cx.texts;
    let is_draw = outcome == Outcome::Drawn;
    let mistake = decisive_mistake(review, you).or_else(|| oversight(review, you).filter(|_| !is_draw));
    let is_practice = cx.state.is_practice();
    // Of practice, it matters more that it does not count than with which move it ended.
    let after_end = |text: &str| if is_practice { text.to_owned() } else { texts.after_end(cx.state, text) };
    let text = match (mistake, last_mistake(review, you)) {
        (Some(mistake), _) if is_draw => Some(texts.missed_chance(mistake)),
        // The sentence about a line that anyone can see says how the game ended.
        (Some(mistake), _) if mistake.oversight.is_some() => Some(texts.decisive_mistake(mistake)),
        (Some(mistake), _) => Some(after_end(&texts.decisive_mistake(mistake))),
        (None, _) if review.unclear() > 0 && is_draw => Some(texts.drawn_not_reviewed().to_owned()),
        (None, _) if review.unclear() > 0 => Some(after_end(texts.lost_not_reviewed())),
        (None, Some(mistake)) if is_draw => Some(texts.risked_loss(&mistake.square.name())),
        (None, _) if is_draw => Some(texts.made_no_mistake().to_owned()),
        (None, _) => Some(after_end(texts.made_no_mistake())),
    };
    let practice = is_practice.then(|| texts.sentence(texts.is_practice()));
    let text = text.map(|text| match practice {
        Some(practice) => texts.two_sentences(&practice, &text),
        None => text,
    });
    let mut tools = vec![undo(cx)];
    if let Some(mistake) = mistake {
        // The last move has no refutation.
        if mistake.number < review.moves.len() {
            let onclick = cx.on_click(game::Msg::Explain(mistake.number, Answer::Mistake).into());
            tools.push(text_tool("show-mistake", texts.show_me(), onclick).view());
        }
        tools.push(try_again(cx, mistake));
    }
    tools.extend(next_game(cx));
    tools.push(review_switch(cx));
    Some(CoachView { ending: text, tools: Some(toolbar(cx, tools)), ..CoachView::default() })
}
