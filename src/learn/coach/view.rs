//! The coach: hint, reasons of the computer player, review, values, and the end of a game against a computer player.

use crate::analysis;
use crate::game;
use crate::ui::prelude::*;

use super::message::{CoachView, Message, better_square, legend, name_square, square_value, squares_of_review};
use super::{ending, refutation};
use crate::game::board::Annotations;
use crate::state::Answer;
use crate::state::game::setup::Player;
use coaching::Computer;
use coaching::coach::{self, MoveReview, Review, hint};
use engine::decimal::decimal;
use engine::evaluation::{Analysis, BestMove, Evaluation, Wdl};
use engine::{Square, search, tablebase};

/// Returns the coach's sentence, by priority of the answer, the review, the end of a game or the values, and all
/// annotations.
pub fn coach_view(cx: &ViewContext) -> CoachView {
    let ViewContext { state, texts, .. } = *cx;
    let (coach, analyses, position) = (state.coach(), state.analyses(), state.position());
    // The step of a refutation says who wins, and so does the headline of a finished game.
    let has_value = coach.values && coach.answer != Answer::Mistake && position.outcome().is_none();
    let value = has_value.then(|| analyses.of(&position).evaluation);
    let review = (coach.review || state.needs_review()).then(|| coach::review(state.game(), analyses));
    let review = review.as_ref();
    let shown = review.filter(|_| coach.review);
    let qualities = shown.into_iter().flat_map(|review| &review.moves).map(MoveReview::quality).collect();
    let chances = shown.map(Review::chances).unwrap_or_default();
    if let Some(ending) = review.and_then(|review| ending::ending(cx, review)) {
        return CoachView { qualities, chances, ..ending };
    }
    let message = match coach.answer {
        Answer::Hint => hint_message(cx),
        Answer::Why => reply_message(cx),
        Answer::Mistake => review.and_then(|review| refutation::refutation(cx, review)),
        Answer::None => shown.map(|review| review_message(cx, review)),
    };
    // The values of an opponent's moves look like advice.
    let is_for_player = matches!(state.setup().player(position.turn()), Player::You | Player::Person(_));
    let is_told = is_for_player && !is_choosing_values(cx);
    let told = value.filter(|_| is_told).map(|_| coach::shown_values(&position, analyses)).unwrap_or_default();
    let value = value.map(|value| coach::value_with_moves(&position, value, &told));
    let message = message.or_else(|| Some(values_message(cx, value?, &told)));
    let Some(Message { text, hint, explained, mistake, controls, tools }) = message else {
        return CoachView { qualities, chances, ..CoachView::default() };
    };
    let is_shown = |value: Evaluation| !coach::leaves_out_draws(&position) || !is_draw(value);
    let shown = told.iter().filter(|(_, value)| is_shown(*value));
    let mut values = shown.map(|(square, value)| (*square, square_value(*value, texts))).collect();
    // A known result needs no bar.
    let meter = value.filter(|value| !matches!(value, Evaluation::Exact(_))).map(|value| {
        let balance = search::chance_of_x(value, position.turn()).unwrap_or(50);
        html! { <meter max="100" value={decimal(balance.into())} aria-label={texts.values()} /> }
    });
    let mut parts: Vec<Html> = meter.into_iter().collect();
    parts.push(html! { <p data-names={names(&text)}>{ unbroken(&text) }</p> });
    if !told.is_empty() {
        parts.push(legend(texts));
    }
    parts.extend(controls);
    let view = list(parts);
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
    CoachView { view: Some(view), text, annotations, qualities, chances, tools, ending: None }
}

/// Whether a move draws.
fn is_draw(value: Evaluation) -> bool {
    value.wdl() == Some(Wdl::Draw)
}

/// Whether the values of a large board are not complete. It shows only the best of them, which would come and go.
fn is_choosing_values(cx: &ViewContext) -> bool {
    let is_large = coach::shows_few_values(cx.state.position().rules());
    is_large && cx.state.analysis_request().is_some()
}

/// Returns the value of the position. The same word on many squares needs a reason, or is left out and said once.
fn values_message(cx: &ViewContext, value: Evaluation, told: &[(Square, Evaluation)]) -> Message {
    let (texts, position) = (cx.texts, cx.state.position());
    let is_complete = coach::has_all_moves(&position, told);
    let draws = told.iter().filter(|(_, value)| is_draw(*value)).count();
    let of_position = texts.position_value(value, position.turn());
    let has_same_words = is_complete && draws > 0 && told.len() > 1;
    Message::from_text(if has_same_words && draws == told.len() {
        texts.every_square_draws().to_owned()
    } else if has_same_words && coach::leaves_out_draws(&position) {
        texts.two_sentences(&texts.sentence(&of_position), &texts.sentence(texts.unmarked_squares_draw()))
    } else {
        of_position
    })
}

/// Returns the best known move and its reason once the analysis of the position has ended, so that a shown hint stays.
fn hint_message(cx: &ViewContext) -> Option<Message> {
    let texts = cx.texts;
    let (position, analyses) = (cx.state.position(), cx.state.analyses());
    if position.outcome().is_some() {
        return None;
    }
    let hint = hint(&position, analyses).filter(|_| !cx.state.is_analyzing(&position));
    Some(match hint {
        Some(hint) => Message {
            text: texts.best_move(&hint, &position),
            hint: Some(hint.square),
            explained: hint.squares(),
            ..Message::default()
        },
        None => Message::from_text(texts.not_analyzed().to_owned()),
    })
}

/// Returns the reason for the computer player's last move.
fn reply_message(cx: &ViewContext) -> Option<Message> {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let computer = state.round.computer_that_made(game.cursor())?;
    let square = game.last_move()?;
    let before = game.position_after(game.cursor().checked_sub(1)?);
    let known = state.analyses().of(&before);
    let found = match computer {
        // Its own search was shorter than a known analysis.
        Computer::VERY_HARD => (!state.analysis.is_worker_unavailable).then_some(Analysis::default()),
        computer => {
            computer.analyzes().then_some(known).filter(|found| found.best.map(BestMove::square) == Some(square))
        }
    };
    if let Some(known) = found.filter(|_| !tablebase::covers(before.rules())) {
        let reason = coach::line_reason(&before, square);
        return Some(Message::from_text(texts.analyzed_move(square, &known, reason.as_ref(), before.turn())));
    }
    let choice = computer.choice(&before, state.round.seed);
    Some(match texts.chosen_move(&choice, square, &before) {
        Some((text, explained)) => Message { text, explained, ..Message::default() },
        None => Message::from_text(texts.would_differ(&square.name())),
    })
}

/// Returns the variation that the board shows, the quality of the last move, or the summary of the game at its start and end.
fn review_message(cx: &ViewContext, review: &Review) -> Message {
    let (game, texts) = (cx.state.game(), cx.texts);
    if let Some(variation) = cx.state.shown_variation() {
        let text = texts.square_reason(&texts.worth(cx.state, &variation), &variation.moves_text());
        return Message::from_text(text);
    }
    let last = game.cursor().checked_sub(1).filter(|_| game.is_in_the_past());
    let Some((index, reviewed)) = last.and_then(|index| Some((index, review.moves.get(index)?))) else {
        return Message::from_text(texts.summary(review, cx.state.setup()));
    };
    let before = game.position_after(index);
    let is_decisive = review.lost_by().is_some_and(|lost_by| lost_by.number == reviewed.number);
    let is_improvable = reviewed.better.is_some() || reviewed.is_mistake();
    let offer = |name, label, action: GameAction| {
        Button::quiet(name, label, Some(cx.on_click(action))).class("quiet offer").view()
    };
    let show = (is_improvable && cx.state.offers_variations())
        .then(|| offer("show-better", texts.show_me(), analysis::Msg::PinVariation(index, Some(0)).into()));
    let play_from = (is_improvable && cx.state.setup().is_local(reviewed.mark))
        .then(|| offer("play-from", texts.play_from_here(), game::Msg::TryAgain(index).into()));
    let controls: Vec<Html> = show.into_iter().chain(play_from).collect();
    Message {
        text: texts.move_review(reviewed, &before, cx.state.setup(), is_decisive),
        hint: better_square(reviewed),
        explained: squares_of_review(reviewed),
        mistake: reviewed.is_mistake().then_some(reviewed.square),
        controls,
        ..Message::default()
    }
}
