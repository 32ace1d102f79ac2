//! The coach: hint, reasons of the computer player, review, values, and the end of a game against a computer player.

use crate::ui::prelude::*;

use super::answers::{hint_message, is_draw, nudge_message, reply_message, review_message, values_message};
use super::message::{CoachView, Message, legend, name_square, square_value};
use super::{ending, refutation};
use crate::game::board::Annotations;
use crate::state::{Answer, Stage};
use coaching::coach::{self, MoveReview, Review};
use engine::Evaluation;

/// Returns the coach's sentence, by priority of the answer, the review, the end of a game or the values, and all
/// annotations.
pub fn coach_view(cx: &ViewContext) -> CoachView {
    let ViewContext { state, texts, .. } = *cx;
    let (coach, analyses, position) = (state.coach(), state.analyses(), state.position());
    let review = (coach.review || state.needs_review()).then(|| coach::review(state.game(), analyses));
    let review = review.as_ref();
    let shown = review.filter(|_| coach.review);
    let qualities = shown.into_iter().flat_map(|review| &review.moves).map(MoveReview::quality).collect();
    let chances = shown.map(Review::chances).unwrap_or_default();
    if let Some(ending) = review.and_then(|review| ending::ending(cx, review)) {
        return CoachView { qualities, chances, ..ending };
    }
    let reviewed = || shown.map(|review| review_message(cx, review));
    let message = match coach.answer {
        // Advice for the opponent would be no help. The answer comes with the reply.
        Answer::Nudge | Answer::Hint if matches!(state.stage(), Stage::Thinking(_)) => None,
        Answer::Nudge => nudge_message(cx),
        Answer::Hint => hint_message(cx),
        Answer::Why => reply_message(cx),
        Answer::Mistake => review.and_then(|review| refutation::refutation(cx, review)).or_else(reviewed),
        Answer::None => reviewed(),
    };
    let told = state.told_values();
    let value = state.told_value(&told);
    let message = message.or_else(|| Some(values_message(cx, value?, &told)));
    let Some(Message { text, hint, explained, mistake, controls, tools, offers }) = message else {
        return CoachView { qualities, chances, ..CoachView::default() };
    };
    let text = texts.whole_sentence(text);
    let is_shown = |value: Evaluation| !coach::leaves_out_draws(&position) || !is_draw(value);
    let shown = told.iter().filter(|(_, value)| is_shown(*value));
    let mut values = shown.map(|(square, value)| (*square, square_value(*value, texts))).collect();
    // A known result needs no bar.
    let open_value = value.filter(|value| !matches!(value, Evaluation::Exact(_)));
    let balance = open_value.map(|value| value.chance_of_x(position.turn()).unwrap_or(50));
    let view = html! {
        <>
            if let Some(balance) = balance {
                <meter max="100" value={balance.to_string()} aria-label={texts.values()} />
            }
            <p data-names={names(&text)}>{ unbroken(&text) }</p>
            if !told.is_empty() {
                { legend(texts) }
            }
            { for controls }
        </>
    };
    // Signs of the same kind do not tell which of several moves is the best.
    let best = || coach::best_of_few(&position, analyses).filter(|_| !told.is_empty());
    let hint = hint.or_else(best);
    if let Some(square) = hint.filter(|_| coach.answer != Answer::Hint) {
        name_square(&mut values, square, "best", texts.best(), texts);
    }
    if let Some(square) = mistake {
        name_square(&mut values, square, "mistake", texts.mistake(), texts);
    }
    let explained = explained | coach::fastest_wins(&position, &told);
    let annotations = Annotations { hint, explained, values };
    CoachView { view: Some(view), text, annotations, qualities, chances, tools, offers, ending: None }
}
