//! What the game explains: a hint, the reasons of the computer player, the verdict on a move, the value of a position.

use yew::prelude::*;

use super::{Explanation, OnBoard, SquareValue};
use crate::engine::coach::{self, Hint, MoveQuality, MoveReview, hint};
use crate::engine::evaluation::{BestMove, Evaluation, Wdl};
use crate::engine::{Computer, Mark, Square, Squares, search, tablebase};
use crate::i18n::Texts;
use crate::state::{GameAction, GameState, Go};

/// Something to say, with the squares that it speaks of.
#[derive(Default)]
struct Remark {
    sentence: String,
    /// The square that a hint points at.
    pointed: Option<Square>,
    lit: Squares,
    /// How many moves come before one that a person could have played better.
    play_from: Option<usize>,
}

/// What the game explains at present: in words the most particular thing that the reader asked for, and on the board
/// all of it.
pub fn explain(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Explanation {
    let (aids, position) = (state.aids(), state.position());
    let analyses = state.analyses();
    let value = aids.values.then(|| analyses.of(&position).evaluation);
    let remark = if aids.hint {
        explain_hint(state, texts)
    } else if aids.why {
        explain_reply(state, texts)
    } else if aids.review {
        explain_review(state, texts)
    } else {
        None
    };
    let remark = remark.or_else(|| {
        let sentence = (texts.study().position_value)(value?, position.turn());
        Some(Remark { sentence, ..Remark::default() })
    });
    let Some(Remark { sentence, pointed, lit, play_from }) = remark else { return Explanation::default() };
    let values = match value {
        Some(_) => {
            let values = position.legal_squares().iter();
            values.map(|square| (square, square_value(analyses.of_move(&position, square), texts))).collect()
        }
        None => Vec::new(),
    };
    let meter = value.map(|value| {
        let balance = balance(value, position.turn()).to_string();
        html! { <meter max="100" value={balance} aria-label={texts.values} /> }
    });
    let play_from = play_from.map(|moves| {
        html! {
            <button
                type="button"
                class="quiet offer"
                data-action="play-from"
                onclick={on.reform(move |_| GameAction::Go(Go::To(moves)))}
            >
                { texts.panels().play_from_here }
            </button>
        }
    });
    let view = html! {
        <>
            { for meter }
            <p>{ &sentence }</p>
            { for play_from }
        </>
    };
    Explanation { view: Some(view), words: sentence, on_board: OnBoard { pointed, lit, values } }
}

/// The best move that is known, and why it is.
fn explain_hint(state: &GameState, texts: Texts) -> Option<Remark> {
    let position = state.position();
    let turn = position.turn();
    let known = state.analyses().of(&position);
    let Some(hint) = hint(&position, state.analyses()) else {
        // It is being looked for.
        let sentence = position.outcome().is_none().then(|| (texts.study().thought)(&known, turn))?;
        return Some(Remark { sentence, ..Remark::default() });
    };
    let sentence = (texts.study().hint)(&hint, turn);
    Some(Remark { sentence, pointed: Some(hint.square), lit: squares_of(&hint), play_from: None })
}

/// The squares that the reason of a hint speaks of.
fn squares_of(hint: &Hint) -> Squares {
    hint.reason.as_ref().map(|reason| reason.squares()).unwrap_or_default()
}

/// Why the computer player made the last move.
fn explain_reply(state: &GameState, texts: Texts) -> Option<Remark> {
    let game = state.game();
    let computer = state.computer_that_made(game.cursor())?;
    let square = game.last_move()?;
    let before = game.position_after(game.cursor().checked_sub(1)?);
    let study = texts.study();
    let known = state.analyses().of(&before);
    if computer == Computer::Perfect
        && !tablebase::covers(before.rules())
        && known.best.map(BestMove::square) == Some(square)
    {
        let sentence = (study.thought_move)(computer, square, &known);
        return Some(Remark { sentence, ..Remark::default() });
    }
    Some(match computer.explain(&before, square, state.seed()) {
        Some(explanation) => Remark {
            sentence: (study.explanation)(computer, square, &explanation, before.turn()),
            lit: explanation.squares(),
            ..Remark::default()
        },
        None => Remark { sentence: (study.no_explanation)(computer, square), ..Remark::default() },
    })
}

/// What the last move was worth; at the start and at the end, what the whole game was.
fn explain_review(state: &GameState, texts: Texts) -> Option<Remark> {
    let game = state.game();
    let review = coach::review(game, state.analyses());
    let study = texts.study();
    let last = game.cursor().checked_sub(1).filter(|_| game.is_in_the_past());
    let Some((index, analyzed)) = last.and_then(|index| review.moves.get(index).map(|analyzed| (index, analyzed)))
    else {
        return Some(Remark { sentence: (study.summary)(&review), ..Remark::default() });
    };
    Some(Remark {
        sentence: (study.move_review)(analyzed),
        pointed: None,
        lit: analyzed.better.as_ref().map(squares_of).unwrap_or_default(),
        play_from: (analyzed.better.is_some() && state.setup().is_here(analyzed.mark)).then_some(index),
    })
}

/// What perfect play makes of a free square for the side to move.
fn square_value(value: Evaluation, texts: Texts) -> SquareValue {
    SquareValue { kind: value.wdl().map_or("open", Wdl::name), label: (texts.study().value)(value) }
}

/// How a position of this value stands for X: 100 if X wins, 0 if O does, 50 if nobody does, and where that is not proved
/// the chance that the estimate gives.
fn balance(value: Evaluation, turn: Mark) -> u8 {
    let for_mover = match (value.wdl(), value) {
        (Some(Wdl::Win), _) => 100,
        (Some(Wdl::Loss), _) => 0,
        (None, Evaluation::Estimate(estimate)) => search::chance(estimate),
        _ => 50,
    };
    if turn == Mark::X { for_mover } else { 100 - for_mover }
}

/// The name of a verdict for styles and tests.
pub fn verdict_name(analyzed: &MoveReview) -> &'static str {
    match analyzed.quality() {
        MoveQuality::Best => "best",
        MoveQuality::Good => "good",
        MoveQuality::Mistake { .. } => "mistake",
        MoveQuality::Unclear => "unclear",
    }
}
