//! The mistake of the player in a finished game, and the button that takes it back.

use crate::game;
use crate::ui::prelude::*;

use coaching::coach::{MoveReview, Review};
use engine::evaluation::Wdl;
use engine::{Mark, Outcome};

/// Returns the mistake that decided the game: the move that lost it, or the last one that gave away a win.
pub fn decisive_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    match review.outcome? {
        Outcome::Won { .. } => review.lost_by().filter(|mistake| mistake.mark == you),
        Outcome::Drawn => last_mistake(review, you).filter(|mistake| mistake.before.wdl() == Some(Wdl::Win)),
    }
}

/// Returns the last move of a side that overlooked something.
pub fn oversight(review: &Review, you: Mark) -> Option<&MoveReview> {
    last_mistake(review, you).filter(|mistake| mistake.oversight.is_some())
}

/// Returns the last mistake of a side.
pub fn last_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    review.moves.iter().rfind(|reviewed| reviewed.mark == you && reviewed.is_mistake())
}

/// The button that takes back the mistake.
pub fn try_again(cx: &ViewContext, mistake: &MoveReview) -> Html {
    let onclick = cx.on_click(game::Msg::TryAgain(mistake.number - 1).into());
    let name = AttrValue::from(cx.texts.try_again_from(mistake.number));
    let button = text_tool("try-again", cx.texts.try_again(), onclick);
    button.with(Attribute::Label, name.clone()).with(Attribute::Title, name).view()
}
