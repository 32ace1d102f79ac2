//! The end of a game against a computer player: what decided it.

use crate::ui::prelude::*;

use super::message::{CoachView, name_square};
use super::mistake::{decisive_mistake, last_mistake, oversight};
use crate::game::board::Annotations;
use coaching::coach::{MoveReview, Review};
use engine::{Mark, Outcome, Square};

/// Returns what decided a game against a computer player that the player did not win, at its end and if it is known.
pub fn ending(cx: &ViewContext, review: &Review) -> Option<CoachView> {
    let (you, outcome) = cx.state.end_against_computer().filter(|_| cx.state.shows_end())?;
    if outcome.winner() == Some(you) {
        return Some(CoachView::default());
    }
    let texts = cx.texts;
    let is_draw = outcome == Outcome::Drawn;
    let is_practice = cx.state.is_practice();
    // That practice does not count, or that a star is near, matters more than with which move it ended.
    let is_told_more = is_practice || cx.state.near_star().is_some();
    let after_end = |text: &str| if is_told_more { text.to_owned() } else { texts.after_end(cx.state, text) };
    let text = match (told_mistake(review, you), last_mistake(review, you)) {
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
    Some(CoachView { ending: text, annotations: annotations(cx, told_mistake(review, you)), ..CoachView::default() })
}

/// Returns the signs of the mistake that the end tells, and of the better move.
fn annotations(cx: &ViewContext, mistake: Option<&MoveReview>) -> Annotations {
    let mut annotations = Annotations::default();
    let Some(mistake) = mistake else { return annotations };
    name_square(&mut annotations.values, mistake.square, "mistake", cx.texts.mistake(), cx.texts);
    if let Some(better) = free_better_square(cx, mistake) {
        name_square(&mut annotations.values, better, "best", cx.texts.best(), cx.texts);
    }
    annotations
}

/// Returns the square of the move that would have been better, if it is still free: under a later mark, a sign would be hard to read.
pub fn free_better_square(cx: &ViewContext, mistake: &MoveReview) -> Option<Square> {
    mistake.better.as_ref().map(|better| better.square).filter(|square| cx.state.position().mark_at(*square).is_none())
}

/// Returns the mistake of this side that the end of the game tells, with its refutation and another try.
pub fn told_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    let is_draw = review.outcome == Some(Outcome::Drawn);
    decisive_mistake(review, you).or_else(|| oversight(review, you).filter(|_| !is_draw))
}
