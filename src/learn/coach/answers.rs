//! The coach's answers: the value of the position, the hint, the reason of the computer player's move, and the review of a move.

use crate::analysis;
use crate::game;
use crate::ui::prelude::*;

use super::buttons::about_mistake;
use super::ending::{free_better_square, told_mistake};
use super::message::{Message, better_square, squares_of_review};
use coaching::Computer;
use coaching::coach::{self, Review, hint};
use engine::{Analysis, BestMove, Evaluation, Position, Square, Value, Wdl, tablebase};

/// Whether a move draws.
pub fn is_draw(value: Evaluation) -> bool {
    value.wdl() == Some(Wdl::Draw)
}

/// Returns the value of the position. The same word on many squares needs a reason, or is left out and said once.
pub fn values_message(cx: &ViewContext, value: Evaluation, told: &[(Square, Evaluation)]) -> Message {
    let (texts, position) = (cx.texts, cx.state.position());
    let is_complete = coach::has_all_moves(&position, told);
    let draws = told.iter().filter(|(_, value)| is_draw(*value)).count();
    let of_position = match value {
        Evaluation::Unknown => unknown(cx).to_owned(),
        value => texts.position_value(value, position.turn()),
    };
    let has_same_words = is_complete && draws > 0 && told.len() > 1;
    Message::from_text(if has_same_words && draws == told.len() {
        texts.every_square_draws().to_owned()
    } else if has_same_words && coach::leaves_out_draws(&position) {
        texts.two_sentences(&texts.sentence(&of_position), &texts.sentence(texts.unmarked_squares_draw()))
    } else {
        of_position
    })
}

/// Returns why the position has no answer: the analysis goes on, or was stopped.
fn unknown(cx: &ViewContext) -> &'static str {
    if cx.state.analysis_request().is_some() { cx.texts.thinking() } else { cx.texts.not_analyzed() }
}

/// Returns what to look for, once the analysis of the position has ended.
pub fn nudge_message(cx: &ViewContext) -> Option<Message> {
    let (position, analyses) = (cx.state.position(), cx.state.analyses());
    if position.outcome().is_some() {
        return None;
    }
    let hint = hint(&position, analyses).filter(|_| !cx.state.is_analyzing(&position));
    Some(Message::from_text(match hint {
        Some(hint) => cx.texts.nudge_of(&hint, position.rules().objective()).to_owned(),
        None => unknown(cx).to_owned(),
    }))
}

/// Returns the best known move and its reason once the analysis of the position has ended, so that a shown hint stays.
pub fn hint_message(cx: &ViewContext) -> Option<Message> {
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
        None => Message::from_text(unknown(cx).to_owned()),
    })
}

/// Returns the reason for the computer player's last move.
pub fn reply_message(cx: &ViewContext) -> Option<Message> {
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
        Some((text, explained)) => {
            let text = match lets_win(&before, square) {
                true => texts.two_sentences(&texts.sentence(&text), &texts.but_lets_win((!before.turn()).letter())),
                false => text,
            };
            Message { text, explained, ..Message::default() }
        }
        None => Message::from_text(texts.would_differ(&square.name())),
    })
}

/// Whether a move on a small board lets the opponent win, and another one would not have.
fn lets_win(before: &Position, square: Square) -> bool {
    !matches!(tablebase::value(before), None | Some(Value::Loss(_)))
        && matches!(tablebase::value_of_move(before, square), Some(Value::Loss(_)))
}

/// Returns the variation that the board shows, the quality of the last move, or the summary of the game at its start and end.
pub fn review_message(cx: &ViewContext, review: &Review) -> Message {
    let (game, texts) = (cx.state.game(), cx.texts);
    if let Some(variation) = cx.state.shown_variation() {
        let text = texts.square_reason(&texts.worth(cx.state, &variation), &variation.moves_text());
        return Message::from_text(text);
    }
    // Of a won game, the summary tells the opponent's mistake.
    let you = cx.state.setup().play;
    let is_lost = cx.state.is_against_computer() && review.outcome.is_some_and(|outcome| outcome.winner() != Some(you));
    let mistake = if is_lost { told_mistake(review, you) } else { None };
    let offers = mistake.map(|mistake| about_mistake(cx, mistake)).unwrap_or_default();
    let last = game.cursor().checked_sub(1).filter(|_| game.is_in_the_past());
    let Some((index, reviewed)) = last.and_then(|index| Some((index, review.moves.get(index)?))) else {
        let summary = Message::from_text(texts.summary(review, cx.state.setup()));
        // The end of the game has marked them, too.
        let marked = mistake.filter(|_| !game.is_in_the_past());
        let hint = marked.and_then(|mistake| free_better_square(cx, mistake));
        return Message { offers, hint, mistake: marked.map(|mistake| mistake.square), ..summary };
    };
    let before = game.position_after(index);
    let is_decisive = review.lost_by().is_some_and(|lost_by| lost_by.number == reviewed.number);
    let is_improvable = reviewed.better.is_some() || reviewed.is_mistake();
    let offer = |name, label, action: GameAction| text_tool(name, label, cx.on_click(action)).view();
    let show = (is_improvable && cx.state.offers_variations())
        .then(|| offer("show-better", texts.show_me(), analysis::Msg::PinVariation(index, Some(0)).into()));
    // The mistake that lost the game has its own offer to play on from it.
    let is_told = mistake.is_some_and(|mistake| mistake.number == reviewed.number);
    let play_from = (is_improvable && !is_told && cx.state.setup().is_local(reviewed.mark))
        .then(|| offer("play-from", texts.play_from_here(), game::Msg::TryAgain(index).into()));
    Message {
        text: texts.move_review(reviewed, &before, cx.state.setup(), is_decisive),
        hint: better_square(reviewed),
        explained: squares_of_review(reviewed),
        mistake: reviewed.is_mistake().then_some(reviewed.square),
        controls: show.into_iter().chain(play_from).collect(),
        offers,
        ..Message::default()
    }
}
