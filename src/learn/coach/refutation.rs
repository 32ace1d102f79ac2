//! The better move in place of the decisive mistake, and the refutation of the mistake: its moves, one after the other.

use crate::ui::prelude::*;

use super::buttons::try_again;
use super::message::{Message, better_square, squares_of_review};
use super::mistake::{decisive_mistake, oversight};
use crate::state::Go;
use crate::ui::toolbar::{steps, toolbar};
use coaching::coach::{self, Review};

/// Returns the sentence about the better move, before the decisive mistake, or else about the last move, and the toolbar with which the
/// player goes through the refutation.
pub fn refutation(cx: &ViewContext, review: &Review) -> Option<Message> {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    if !game.is_in_the_past() {
        return None;
    }
    let you = state.setup().play;
    let mistake = decisive_mistake(review, you).or_else(|| oversight(review, you))?;
    let position = game.position();
    let reviewed = game.cursor().checked_sub(1).and_then(|last| review.moves.get(last));
    let message = match reviewed {
        _ if game.cursor() + 1 == mistake.number => Message {
            text: texts.move_instead(mistake, &position, state.setup()),
            hint: better_square(mistake),
            explained: squares_of_review(mistake),
            mistake: Some(mistake.square),
            ..Message::default()
        },
        Some(reviewed) if reviewed.number == mistake.number => Message {
            text: texts.move_review(
                mistake,
                &game.position_after(mistake.number - 1),
                state.setup(),
                review.lost_by().is_some_and(|lost_by| lost_by.number == mistake.number),
            ),
            hint: better_square(mistake),
            explained: squares_of_review(mistake),
            mistake: Some(mistake.square),
            ..Message::default()
        },
        Some(reviewed) => {
            let before = game.position_after(reviewed.number - 1);
            let reason = coach::reason(&before, reviewed.square).filter(|_| !reviewed.is_mistake());
            let explained = reason.as_ref().map(|reason| reason.squares()).unwrap_or_default();
            Message { explained, ..Message::from_text(texts.replayed_move(reviewed, reason.as_ref())) }
        }
        None => Message::from_text(texts.position_value(state.analyses().of(&position).evaluation, position.turn())),
    };
    let [back, _] = steps(cx);
    let next = text_tool("forward", texts.next(), cx.on_click(GameAction::Go(Go::Forward))).view();
    Some(Message {
        tools: Some(toolbar(cx, vec![back, next, try_again(cx, mistake).kind(Kind::Primary).view()])),
        ..message
    })
}
